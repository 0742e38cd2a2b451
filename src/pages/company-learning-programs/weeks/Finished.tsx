import { useTranslation } from 'react-i18next';
import { person } from '../../../figures/phone/person.ts';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from './Finished.module.css';

/** A stroke a minute. */
const strokes = sessionStrokes(1);

/** The first week: between two rooms where others meet, someone who learns, and how long it takes. */
export function Finished() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Phone>
      <div className={styles.morning}>
        <Meetings />
        <Strokes strokes={strokes} />
        <p className={phone.small}>{t('meetings.before')}</p>
        <p>{t('meetings.session')}</p>
        <p className={phone.small}>{t('meetings.after')}</p>
      </div>
    </Phone>
  );
}

/** Both rooms and who sits between them, from above; where there is no room for all, the middle. */
function Meetings() {
  return (
    <svg
      viewBox="-620 -2 1240 176"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="var(--ctl)"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {/* One for each corner of the line that runs around a table, facing what is on its right. */}
      <marker id="meets" orient="auto" markerWidth="1" markerHeight="1" overflow="visible">
        <path d={person(52)} transform="rotate(90) scale(.33)" fill="var(--raise)" />
      </marker>
      <path d="M-120 64V1H-619V171H-120V110l-40 26M120 64V1H619V171H120V110l40 26M-556 64h400v44h-400zM156 64h294v44H156zM18 3h80v116H18zM-196 130h36v34h-36z" />
      <path
        stroke="none"
        markerStart="url(#meets)"
        markerMid="url(#meets)"
        d="M-498 26h111h111h111h.01M-276 146h-111h-111h-.01M168 26h111h.01M488 86v.01M390 146h-111h-.01"
      />
      <path
        d={`${person(56, true)}M68-16h34v48h-34zm6 36v4h8v-4zm0-12v4h14v-4zm0-12v4h22v-4z`}
        transform="translate(-78 64) scale(1.3)"
        fill="var(--ink)"
        stroke="none"
      />
    </svg>
  );
}
