import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';
import picture from '../features/policy-document/pictures/Routes.module.css';

/** What happens to a visitor’s data. */
export default function PrivacyPolicy() {
  return <PolicyDocument page="privacy-policy" picture={picture.routes} />;
}
