import { useTranslation } from 'react-i18next';
import { completion } from '../../content/facts.ts';
import { Band } from '../../ui/Band.tsx';
import { hundredStrokes } from '../../figures/strokes/hundred.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './Benefits.module.css';

const benefits = ['level', 'work', 'pace', 'mentor', 'completion'] as const;

const completed = hundredStrokes(completion.histFrom, completion.histTo);

/** What it gives: five lines, each with the sentence that explains it; the last can be counted. */
export function Benefits() {
  const { t } = useTranslation('personalized-training');
  return (
    <Band tone="spruce">
      <h2 className={styles.title}>{t('benefits.title')}</h2>
      <ul>
        {benefits.map((id) => (
          <li key={id} className={styles.benefit}>
            <h3>{t(`benefits.${id}.title`)}</h3>
            <p>{t(`benefits.${id}.text`, completion)}</p>
            {id === 'completion' && (
              <figure className={styles.figure}>
                <Strokes
                  strokes={completed}
                  label={t('benefits.completion.label', completion)}
                  motion="reveal"
                  className={styles.strokes}
                />
                <figcaption>{t('benefits.completion.caption', completion)}</figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
