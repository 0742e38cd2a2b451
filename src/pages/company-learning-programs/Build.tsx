import { useTranslation } from 'react-i18next';
import styles from './Build.module.css';
import { Pump } from './Pump.tsx';

/** What is built: a case, drawn, and below it what three parts of a session make of it. */
export function Build() {
  const { t } = useTranslation('company-learning-programs');
  return (
    <>
      <Pump className={styles.case} />
      {(['lesson', 'mentor', 'quiz'] as const).map((part) => (
        <p key={part} className={`${styles.screen} ${styles[part]}`}>
          <b>{t(`parts.${part}.name`)}</b>
          {t(`parts.${part}.text`)}
        </p>
      ))}
    </>
  );
}
