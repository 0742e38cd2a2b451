import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './LogIn.module.css';
import { LogInForm } from './LogInForm.tsx';
import { TeamWeeks } from './TeamWeeks.tsx';
import { WorkingDay } from './WorkingDay.tsx';

/** Where each of them really logs in, and what waits there. */
const apps = {
  admin: { url: config.adminAppUrl, Figure: TeamWeeks },
  user: { url: config.userAppUrl, Figure: WorkingDay },
};

/** A log-in page: what waits behind it at one side, the form and the way to it at the other. */
export function LogIn({ page }: { page: keyof typeof apps }) {
  const { t } = useTranslation(page);
  const { url, Figure } = apps[page];
  return (
    <div className={styles.page}>
      <div className={`${layout.spruce} ${styles.aside}`}>
        <p className={`${roles.heading} ${styles.sentence}`}>
          <Trans
            t={t}
            i18nKey="figure"
            components={{ number: <span className={styles.number} /> }}
          />
        </p>
        <figure>
          <Figure />
          <figcaption className={`${roles.caption} ${styles.caption}`}>{t('caption')}</figcaption>
        </figure>
      </div>
      <div className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={`${roles.lead} ${styles.elsewhere}`}>
          <Trans
            t={t}
            i18nKey="elsewhere"
            components={{ app: <a href={url} className={button.filled} /> }}
          />
        </p>
        <LogInForm canCreateAccount={page === 'user'} />
      </div>
    </div>
  );
}
