import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/SectionHead.tsx';
import layout from '../../ui/layout.module.css';
import { rhythms } from '../../content/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import { rhythmStrokes } from './rhythm.ts';
import styles from './Rhythms.module.css';

/** Two sessions, one above the other: the same programme with different rhythms. */
export function Rhythms() {
  const { t } = useTranslation('personalized-training');
  return (
    <section id="rhythms" className={`${layout.container} ${styles.rhythms}`}>
      <SectionHead title={t('rhythms.title')} caption={t('rhythms.caption')} />
      <Rhythm id="newcomer" />
      <Rhythm id="veteran" />
    </section>
  );
}

function Rhythm({ id }: { id: keyof typeof rhythms }) {
  const { t } = useTranslation('personalized-training');
  const minutes = rhythms[id];
  return (
    <article className={`${layout.grid} ${styles.rhythm}`}>
      <h3>{t(`rhythms.${id}.title`)}</h3>
      <p className={styles.text}>{t(`rhythms.${id}.text`)}</p>
      <Strokes strokes={rhythmStrokes(minutes)} motion="reveal" className={styles.strokes} />
      <TimeAxis minutes={minutes} className={styles.axis}>
        {(part) => (
          <>
            <b>{t(`parts.${part}`)}</b> {t('minutes', { count: minutes[part] })}
          </>
        )}
      </TimeAxis>
    </article>
  );
}
