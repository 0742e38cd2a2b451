import { PolicyDocument } from '../features/policy-document/PolicyDocument.tsx';

/** The licence for the learning app. */
export default function Eula() {
  return <PolicyDocument page="eula" />;
}
