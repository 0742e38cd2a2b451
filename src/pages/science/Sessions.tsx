import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { days } from '../../content/forgetting.ts';
import { RangeInput } from '../../ui/RangeInput.tsx';
import styles from './Sessions.module.css';

interface SessionsProps {
  /** The days with a session, from 0: the first is the one on which it is learned, and stays. */
  sessions: readonly number[];
  /** Told which session, from 0, is to stand on which day. */
  onMove: (session: number, to: number) => void;
}

/** A handle on the axis for each session that asks again. */
export function Sessions({ sessions, onMove }: SessionsProps) {
  const { t } = useTranslation('science');
  return sessions.slice(1).map((day, index) => {
    const session = index + 1;
    // Of handles in one place the one on top can be drawn away from the others.
    const level = day < days / 2 ? session : sessions.length - session;
    // It hangs below those that stand on the same day.
    const before = sessions.slice(1, session).filter((other) => other === day).length;
    return (
      <RangeInput
        key={session}
        className={styles.session}
        style={{ zIndex: level, '--below': before } as CSSProperties}
        steps={days}
        value={day + 1}
        aria-label={t('curve.session', { number: session + 1 })}
        valueText={t('curve.day', { day: day + 1 })}
        onMove={(value) => onMove(session, value - 1)}
      />
    );
  });
}
