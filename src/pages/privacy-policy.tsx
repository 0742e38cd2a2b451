import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';

/** What happens to a visitor’s data. */
export default function PrivacyPolicy() {
  return <PolicyDocument page="privacy-policy" />;
}
