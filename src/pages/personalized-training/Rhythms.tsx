import { useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import { type SessionPart, sessionParts, sessionStrokes } from '../../ui/strokes/session.ts';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './Rhythms.module.css';

/** One session of the same programme for two people: minutes a part, thirteen in all. */
const rhythms = {
  newcomer: { intro: 1, video: 4, article: 4, mentor: 2, quiz: 2 },
  veteran: { intro: 1, video: 2, article: 3, mentor: 5, quiz: 2 },
} satisfies Record<string, Record<SessionPart, number>>;

/** Two sessions, one above the other: the same programme with different rhythms. */
export function Rhythms() {
  const { t } = useTranslation('personalized-training');
  return (
    <section className={`${layout.wrap} ${styles.rhythms}`}>
      <div className={layout.grid}>
        <h2 className={styles.title}>{t('rhythms.title')}</h2>
        <p className={styles.caption}>{t('rhythms.caption')}</p>
      </div>
      <Rhythm id="newcomer" />
      <Rhythm id="veteran" />
    </section>
  );
}

function Rhythm({ id }: { id: keyof typeof rhythms }) {
  const { t } = useTranslation('personalized-training');
  const minutes = rhythms[id];
  const gridTemplateColumns = sessionParts.map((part) => `minmax(0, ${minutes[part]}fr)`).join(' ');
  return (
    <article className={styles.rhythm}>
      <h3>{t(`rhythms.${id}.title`)}</h3>
      <p className={styles.text}>{t(`rhythms.${id}.text`)}</p>
      <Strokes strokes={sessionStrokes(8, minutes)} motion="reveal" className={styles.strokes} />
      <ol className={styles.axis} style={{ gridTemplateColumns }}>
        {sessionParts.map((part) => (
          <li key={part} className={part === 'mentor' ? styles.mentor : undefined}>
            <b>{t(`parts.${part}`)}</b> {t('minutes', { count: minutes[part] })}
          </li>
        ))}
      </ol>
    </article>
  );
}
