import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import styles from './WithoutScripts.module.css';

/**
 * What stands in the send button's place where no script will ever answer it: the address to write
 * to, and a button that is disabled. It comes first in the form, so that Enter sends nothing either.
 */
export function WithoutScripts() {
  const { t } = useTranslation('contact-form');
  return (
    <noscript>
      <p className={styles.text}>
        <Trans
          t={t}
          i18nKey="withoutScripts"
          components={{ mail: <a href={`mailto:${config.email}`} /> }}
        />
      </p>
      <Button type="submit" variant="outline" disabled>
        {t('send')}
      </Button>
    </noscript>
  );
}
