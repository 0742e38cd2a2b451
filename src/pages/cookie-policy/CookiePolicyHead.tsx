import { Trans, useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './CookiePolicyHead.module.css';

interface CookiePolicyHeadProps {
  /** When the page's statements were last changed. */
  changed: Date;
}

/** How the page begins: how many cookies there are, as large as the screen, and what it is about. */
export function CookiePolicyHead({ changed }: CookiePolicyHeadProps) {
  const { t } = useTranslation('cookie-policy');
  const { t: tCommon } = useTranslation('common');
  return (
    <div className={layout.spruce}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p className={`${roles.statement} ${layout.unprinted} ${styles.none}`}>
          <Trans t={t} i18nKey="none" values={{ cookies: 0 }} components={{ number: <b /> }} />
        </p>
        <div className={styles.about}>
          <p className={roles.lead}>{t('lead')}</p>
          <p className={roles.note}>{t('changed', { date: changed, locale: tCommon('locale') })}</p>
        </div>
      </div>
    </div>
  );
}
