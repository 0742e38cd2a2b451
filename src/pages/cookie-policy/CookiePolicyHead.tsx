import { Trans, useTranslation } from 'react-i18next';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
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
      <div className={`${layout.container} ${layout.grid} ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p className={`${typography.statement} ${layout.noPrint} ${styles.none}`}>
          <Trans t={t} i18nKey="none" values={{ cookies: 0 }} components={{ number: <b /> }} />
        </p>
        <div className={styles.about}>
          <p className={typography.lead}>{t('lead')}</p>
          <p className={typography.note}>
            {t('changed', { date: changed, locale: tCommon('locale') })}
          </p>
        </div>
      </div>
    </div>
  );
}
