import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';
import picture from '../features/policy-document/pictures/Claims.module.css';

/** What the words, figures and AI answers of the site are worth. */
export default function Disclaimer() {
  return <PolicyDocument page="disclaimer" picture={picture.claims} />;
}
