import { useTranslation } from 'react-i18next';
import { customers } from '../../content/customers.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { LazyTooltip } from '../../ui/tooltip/LazyTooltip.tsx';
import { CustomerLogo } from './CustomerLogo.tsx';
import styles from './Customers.module.css';

/**
 * The customers' logos, scrolling without end. Only the first round is read out and reached by the
 * keyboard. The strip pauses on hover, on focus and by its control, which works without scripts
 * (WCAG 2.2.2).
 */
export function Customers() {
  const { t } = useTranslation('home');
  return (
    <section id="customers" className={styles.customers}>
      <div className={`${layout.container} ${styles.head}`}>
        <h2 className={typography.label}>{t('customers.title')}</h2>
        <LazyTooltip label={t('customers.pauseTooltip')}>
          <label className={`${typography.note} ${styles.pause}`}>
            <input type="checkbox" />
            {t('customers.pause')}
          </label>
        </LazyTooltip>
      </div>
      <div className={styles.strip}>
        <div className={styles.track}>
          <Round />
          {/* Each fills the screen, so that the strip can start over unseen. */}
          <Round isRepeated />
        </div>
      </div>
      <p className={`${layout.container} ${typography.note}`}>{t('customers.fictional')}</p>
    </section>
  );
}

function Round({ isRepeated }: { isRepeated?: boolean }) {
  return (
    <ul aria-hidden={isRepeated}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <a href={customer.url} tabIndex={isRepeated ? -1 : undefined}>
            <CustomerLogo customer={customer} />
          </a>
        </li>
      ))}
    </ul>
  );
}
