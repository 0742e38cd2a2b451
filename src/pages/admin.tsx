import { LogIn } from '../features/log-in/LogIn.tsx';

/** The log-in page for administrators. */
export default function Admin() {
  return <LogIn page="admin" />;
}
