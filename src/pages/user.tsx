import { LogIn } from '../features/log-in/LogIn.tsx';
import { OwnSessions } from '../features/log-in/OwnSessions.tsx';

/** The log-in page for those who learn. */
export default function User() {
  return (
    <LogIn page="user">
      <OwnSessions />
    </LogIn>
  );
}
