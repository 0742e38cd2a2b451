import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';
import picture from '../features/policy-document/pictures/Views.module.css';

/** The licence for the learning app. */
export default function Eula() {
  return <PolicyDocument page="eula" picture={picture.views} />;
}
