import { useTranslation } from 'react-i18next';
import styles from './Build.module.css';
import { Pump } from './Pump.tsx';

/** What is built of one case: three screens of a session, side by side in the figure. */
export function Build() {
  const { t } = useTranslation('company-learning-programs');
  return (['lesson', 'mentor', 'quiz'] as const).map((part) => (
    <p key={part} className={`${styles.screen} ${styles[part]}`}>
      <b>{t(`parts.${part}.name`)}</b>
      {part === 'lesson' && <Pump />}
      {t(`parts.${part}.text`)}
    </p>
  ));
}
