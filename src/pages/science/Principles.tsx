import { useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Principles.module.css';

const principles = [
  'spacing',
  'retrieval',
  'interleaving',
  'load',
  'difficulty',
  'feedback',
  'coding',
] as const;

/** The principles by the names the field gives them, and how a session uses each. */
export function Principles() {
  const { t } = useTranslation('science');
  return (
    <Band>
      <div className={`${layout.grid} ${styles.head}`}>
        <h2>{t('principles.title')}</h2>
        <p>{t('principles.text')}</p>
      </div>
      <dl>
        {principles.map((id) => (
          <div key={id} className={`${layout.grid} ${styles.principle}`}>
            <dt>{t(`${id}.name`)}</dt>
            <dd className={styles.meaning}>{t(`${id}.text`)}</dd>
            <dd className={styles.use}>
              <b>{t('principles.use')}</b> {t(`${id}.use`)}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
