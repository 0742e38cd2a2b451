import { useTranslation } from 'react-i18next';
import { sessionLength } from '../../../content/session.ts';
import { person } from '../../../figures/phone/person.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from './Finished.module.css';

/** A stroke a minute. */
const strokes = sessionStrokes(1);

/**
 * The first week, from above: a room where others meet, someone who learns with the session on the
 * screen in their hands, and the room that waits for the next meeting.
 */
export function Finished() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Phone className={styles.morning}>
      <Strokes strokes={strokes} className={styles.strokes} />
      <p className={styles.said}>
        {`${t('parts.mentor.name')}\n${t('parts.mentor.text')}`}
        <span>{t('complaint.better.reply')}</span>
      </p>
      <svg
        viewBox="-80 0 80 176"
        preserveAspectRatio="xMaxYMid"
        fill="var(--mantine-color-default)"
        stroke="var(--color-border-strong)"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        {/* One for each corner of the line that runs around the table, facing what is on its right. */}
        <marker id="meets" orient="auto" markerWidth="1" markerHeight="1" overflow="visible">
          <path d={person(52)} transform="rotate(90) scale(.33)" />
        </marker>
        <path d="M-2 62V2H-323V174H-2V114l-42 24M-296 66h262v44h-262z" />
        <path
          d={person(52, true)}
          transform="translate(38 88) scale(1.6)"
          fill="var(--mantine-color-text)"
          stroke="none"
        />
        <path
          stroke="none"
          markerStart="url(#meets)"
          markerMid="url(#meets)"
          d="M-256 28h94h94h.01M-68 148h-94h-94h-.01"
        />
      </svg>
      <svg
        viewBox="0 0 80 176"
        preserveAspectRatio="xMinYMid"
        fill="var(--mantine-color-default)"
        stroke="var(--color-border-strong)"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path
          d={`M2 62V2H323V174H2V114l42 24M34 66h262v44H34zM-38 14${'m94 0h38v38h-38zm0 110h38v38h-38zm0-110'.repeat(3)}`}
        />
      </svg>
      <p className={phone.small}>{t('meetings.before')}</p>
      <p>{t('meetings.session', { count: sessionLength })}</p>
      <p className={phone.small}>{t('meetings.after')}</p>
    </Phone>
  );
}
