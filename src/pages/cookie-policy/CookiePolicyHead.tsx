import { Trans, useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './CookiePolicyHead.module.css';

interface CookiePolicyHeadProps {
  /** When the page's statements were last changed. */
  changed: Date;
}

/** How the page begins: what it is about, and beside it how many cookies there are. */
export function CookiePolicyHead({ changed }: CookiePolicyHeadProps) {
  const { t } = useTranslation('cookie-policy');
  const { t: tCommon } = useTranslation('common');
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
      <div className={styles.about}>
        <h1>{t('title')}</h1>
        <p className={`${roles.lead} ${styles.lead}`}>{t('lead')}</p>
        <p className={roles.note}>{t('changed', { date: changed, locale: tCommon('locale') })}</p>
      </div>
      <p className={`${roles.note} ${layout.unprinted} ${styles.none}`}>
        <Trans t={t} i18nKey="none" values={{ cookies: 0 }} components={{ number: <b /> }} />
      </p>
    </div>
  );
}
