import { LogIn } from '../features/log-in/LogIn.tsx';

/** The log-in page for those who learn. */
export default function User() {
  return <LogIn page="user" />;
}
