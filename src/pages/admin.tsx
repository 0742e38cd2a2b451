import { LogIn } from '../features/log-in/LogIn.tsx';
import { TeamWeeks } from '../features/log-in/TeamWeeks.tsx';

/** The log-in page for administrators. */
export default function Admin() {
  return (
    <LogIn page="admin">
      <TeamWeeks />
    </LogIn>
  );
}
