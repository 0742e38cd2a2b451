import { useTranslation } from 'react-i18next';
import { Phone } from '../../../figures/phone/Phone.tsx';
import phone from '../../../figures/phone/Phone.module.css';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from '../Month.module.css';

/** @returns a meeting's minutes, which are not what the drawing is about */
const meeting = (minutes: number): Stroke[] =>
  strokesOf(
    minutes,
    () => 0.14,
    () => 'quiet',
  );

/** A stroke a minute, as high as there is room. */
const session = sessionStrokes(1);
const highest = Math.max(...session.map(({ height }) => height));

/** From nine to half past ten: a meeting, a session, two minutes, a meeting. */
const morning = [
  ...meeting(45),
  ...session.map(({ height, tone }) => ({ height: height / highest, tone })),
  ...strokesOf(2, () => 0),
  ...meeting(30),
];

/** The first week: a session in the gap between two meetings, the time drawn to scale. */
export function Finished() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Phone className={styles.tablet}>
      <p className={phone.top}>{t('meetings.day')}</p>
      <p className={phone.title}>{t('meetings.screen')}</p>
      <div className={styles.morning}>
        <Strokes strokes={morning} />
        <p className={phone.small}>{t('meetings.before')}</p>
        <p>{t('meetings.session')}</p>
        <p className={phone.small}>{t('meetings.after')}</p>
      </div>
    </Phone>
  );
}
