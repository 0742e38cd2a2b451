import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';
import picture from '../features/policy-document/pictures/Summary.module.css';

/** What applies to the use of the site and its chat. */
export default function TermsOfService() {
  return <PolicyDocument page="terms-of-service" picture={picture.summary} />;
}
