import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';

/** What the words, figures and AI answers of the site are worth. */
export default function Disclaimer() {
  return <PolicyDocument page="disclaimer" />;
}
