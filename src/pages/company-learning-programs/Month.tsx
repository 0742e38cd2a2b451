import { useTranslation } from 'react-i18next';
import { BandHead } from '../../ui/BandHead.tsx';
import { Band } from '../../ui/Band.tsx';
import roles from '../../ui/roles.module.css';
import { strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Month.module.css';

const benefits = ['own', 'personal', 'finished', 'visible'] as const;

/** On which days of the month a session fitted in. */
const sessions: ReadonlySet<number> = new Set([1, 3, 8, 10, 14, 17, 22, 24, 28]);

const days = strokesOf(
  30,
  (day) => (sessions.has(day) ? 1 - 0.12 * unevenness(day, 4) : day % 7 < 5 ? 0.36 : 0.12),
  (day) => (sessions.has(day) ? 'ink' : 'quiet'),
);

/** What a month gives: its thirty days drawn, and the benefits in their order below its weeks. */
export function Month() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <Band id="benefits">
      <BandHead title={t('benefits.title')}>
        <p>{t('benefits.text')}</p>
      </BandHead>
      <figure data-chat-skip="">
        <Strokes
          strokes={days}
          label={t('benefits.month.label')}
          motion="reveal"
          className={styles.strokes}
        />
        <figcaption className={roles.caption}>{t('benefits.month.caption')}</figcaption>
      </figure>
      <ol className={styles.list}>
        {benefits.map((id) => (
          <li key={id}>
            <h3 className={roles.title}>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
