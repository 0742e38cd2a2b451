import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './LogIn.module.css';
import { LogInForm } from './LogInForm.tsx';

/** Where each of them really logs in. */
const apps = { admin: config.adminAppUrl, user: config.userAppUrl };

interface LogInProps {
  page: keyof typeof apps;
  /** What waits there, drawn; the caption says it in words. */
  children: ReactNode;
}

/** A log-in page: the way in and what waits there, and below them the form. */
export function LogIn({ page, children }: LogInProps) {
  const { t } = useTranslation(page);
  return (
    <>
      <div className={layout.spruce}>
        <div className={`${layout.container} ${layout.grid} ${styles.way}`}>
          <div className={styles.in}>
            <h1>{t('title')}</h1>
            <p className={typography.lead}>
              <Trans
                t={t}
                i18nKey="elsewhere"
                components={{ app: <Button component="a" href={apps[page]} /> }}
              />
            </p>
          </div>
          <p className={`${typography.heading} ${styles.sentence}`}>
            <Trans
              t={t}
              i18nKey="figure"
              components={{ number: <span className={styles.number} /> }}
            />
          </p>
          <figure className={styles.figure}>
            {children}
            <figcaption className={typography.caption}>{t('caption')}</figcaption>
          </figure>
        </div>
      </div>
      <LogInForm canCreateAccount={page === 'user'} />
    </>
  );
}
