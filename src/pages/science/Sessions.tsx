import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { days } from '../../content/forgetting.ts';
import handle from '../../ui/handle.module.css';
import styles from './Sessions.module.css';

/** Told which session is to stand on which day, both counted from 0. */
type OnMove = (session: number, to: number) => void;

export interface SessionsProps {
  /** The days with a session: the first is the one on which it is learned, and stays. */
  sessions: readonly number[];
  /** The same at every drawing, so that only what moves is drawn anew. */
  onMove: OnMove;
}

/** A handle on the axis for each session that asks again. */
export function Sessions({ sessions, onMove }: SessionsProps) {
  return sessions.map(
    (day, session) =>
      session > 0 && (
        <Handle
          key={session}
          session={session}
          day={day}
          // Of handles in one place the one on top can be drawn away from the others.
          level={day < days / 2 ? session : sessions.length - session}
          before={sessions.slice(1, session).filter((other) => other === day).length}
          onMove={onMove}
        />
      ),
  );
}

interface HandleProps {
  session: number;
  day: number;
  level: number;
  /** How many stand on the same day already: it hangs below them. */
  before: number;
  onMove: OnMove;
}

const Handle = memo(function Handle({ session, day, level, before, onMove }: HandleProps) {
  const { t } = useTranslation('science');
  return (
    <input
      type="range"
      className={`${handle.handle} ${styles.session}`}
      style={{ zIndex: level, '--below': before } as CSSProperties}
      aria-label={t('curve.session', { number: session + 1 })}
      aria-valuetext={t('curve.day', { day: day + 1 })}
      min={1}
      max={days}
      value={day + 1}
      onChange={({ currentTarget }) => onMove(session, Number(currentTarget.value) - 1)}
    />
  );
});
