import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';

/** What applies to the use of the site and its chat. */
export default function TermsOfService() {
  return <PolicyDocument page="terms-of-service" />;
}
