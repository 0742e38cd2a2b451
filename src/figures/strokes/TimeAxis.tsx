import type { ReactNode } from 'react';
import { type SessionPart, sessionParts } from '../../content/session.ts';
import typography from '../../ui/typography.module.css';
import styles from './TimeAxis.module.css';

interface TimeAxisProps {
  /** The part that the figure has come to. */
  current?: SessionPart | undefined;
  /** Other lengths of the parts than the usual, in minutes. */
  minutes?: Record<SessionPart, number>;
  className?: string | undefined;
  /** What stands at a part: its name in `<b>`, and what there is to say of it. */
  children: (part: SessionPart) => ReactNode;
}

/** The axis under a session's strokes: its parts, each as wide as it is long. */
export function TimeAxis({ current, minutes, className = '', children }: TimeAxisProps) {
  const columns = minutes && sessionParts.map((part) => `minmax(0,${minutes[part]}fr)`).join(' ');
  return (
    <ol className={`${styles.axis} ${className}`} style={{ gridTemplateColumns: columns }}>
      {sessionParts.map((part) => (
        <li
          key={part}
          className={typography.note}
          aria-current={part === current ? 'step' : undefined}
        >
          {children(part)}
        </li>
      ))}
    </ol>
  );
}
