import { useTranslation } from 'react-i18next';
import { cable, frost, pipe, plug, pump, wheel } from '../pump.ts';
import styles from './Own.module.css';

/** The third week: a pump that has stopped in the cold, and what three parts of a session make of it. */
export function Own() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <div className={styles.parts}>
      <svg
        viewBox="-480 -64 960 122"
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={`${pump}${wheel}${pipe}M116-44${plug}M158-52h36v36h-36zM170-34h2M180-34h2`} />
        <path d={`${cable}c5 6 18 6 32 6`} strokeWidth="4" />
        <path d={frost} stroke="var(--color-border-strong)" />
        <path
          d="M-138 26v18H-320v14M0 48v10M176-8v52H320v14"
          strokeWidth="3"
          strokeDasharray="0 7"
        />
      </svg>
      {(['lesson', 'mentor', 'quiz'] as const).map((part) => (
        <p key={part} className={styles[part]}>
          {`${t(`parts.${part}.name`)}\n${t(`parts.${part}.text`)}`}
        </p>
      ))}
    </div>
  );
}
