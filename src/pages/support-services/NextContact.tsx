import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { ContactLine } from './ContactLine.tsx';
import line from './line.module.css';
import styles from './NextContact.module.css';

/** How the page ends: the line goes on, and its next stroke is the visitor's. */
export function NextContact() {
  const { t } = useTranslation('support-services');
  return (
    <section className={layout.spruce}>
      <div className={layout.wrap}>
        <div className={`${layout.columns} ${line.part} ${styles.grid}`}>
          <ContactLine
            contacts={4}
            growth={1}
            marked={3}
            className={`${line.line} ${styles.line}`}
          />
          <h2 className={styles.title}>{t('closing.title')}</h2>
          <p className={styles.caption} data-chat-skip>
            {t('closing.caption')}
          </p>
          <div className={styles.action}>
            <p>{t('closing.text')}</p>
            <Button component={PageLink} to="contact" variant="filled">
              {t('closing.action')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
