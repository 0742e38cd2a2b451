import { sessionStrokes } from '../strokes/session.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import phone from './Phone.module.css';
import styles from './SessionHead.module.css';

/** Twenty seconds a stroke. */
const perMinute = 3;

interface SessionHeadProps {
  /** The part of the session that is under way. */
  part: string;
  /** How far it has come, in words. */
  time: string;
  /** How many of the session's minutes have passed. */
  minute: number;
  /** Without ember, where that is kept for something else on the screen. */
  isPlain?: boolean;
}

/** The head of a session's screen: the part, the time, and the session, quiet where it is to come but for the mentor's. */
export function SessionHead({ part, time, minute, isPlain }: SessionHeadProps) {
  return (
    <>
      <div className={phone.top}>
        <span>{part}</span>
        <span>{time}</span>
      </div>
      <Strokes
        strokes={sessionStrokes(perMinute).map(({ height, tone }, index) => ({
          height,
          tone: tone === 'ember' && !isPlain ? tone : index >= minute * perMinute ? 'quiet' : 'ink',
        }))}
        className={styles.progress}
      />
    </>
  );
}
