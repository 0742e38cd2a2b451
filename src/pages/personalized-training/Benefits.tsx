import { useTranslation } from 'react-i18next';
import { completion } from '../../content/figures.ts';
import { Band } from '../../ui/Band.tsx';
import styles from './Benefits.module.css';

const benefits = ['level', 'work', 'pace', 'mentor', 'completion'] as const;

/** What it gives: five lines, each with the sentence that explains it. */
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
          </li>
        ))}
      </ul>
    </Band>
  );
}
