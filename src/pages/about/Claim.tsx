import { Trans, useTranslation } from 'react-i18next';
import { Band } from '../../ui/Band.tsx';
import styles from './Claim.module.css';

/** The one claim the company is measured by, as large as a price. */
export function Claim() {
  const { t } = useTranslation('about');
  return (
    <Band tone="spruce">
      <h2 className={styles.claim}>
        <Trans t={t} i18nKey="claim" components={{ figure: <strong />, rest: <span /> }} />
      </h2>
    </Band>
  );
}
