import { Trans, useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Claim.module.css';

/**
 * The one claim the company is measured by, as large as a price, and what it rests on. It is quoted
 * and not drawn.
 */
export function Claim() {
  const { t } = useTranslation('about');
  return (
    <Band id="claim" tone="spruce">
      <h2 className={`${layout.grid} ${styles.sentence}`}>
        <Trans t={t} i18nKey="claim" components={{ figure: <strong />, words: <span /> }} />
      </h2>
      <div className={layout.grid}>
        <p className={styles.answer}>{t('answer')}</p>
      </div>
    </Band>
  );
}
