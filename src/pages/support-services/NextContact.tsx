import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { ContactLine } from './ContactLine.tsx';
import line from './line.module.css';
import styles from './NextContact.module.css';

/** How the page ends: the line goes on, and its next stroke is the visitor's: it leads to the button. */
export function NextContact() {
  const { t } = useTranslation('support-services');
  return (
    <section id="next" className={`${layout.spruce} ${styles.closing}`}>
      <div className={layout.container}>
        <div className={`${layout.grid} ${line.part} ${styles.rows}`}>
          <ContactLine contacts={3} growth={1} />
          <div className={styles.words}>
            <h2>{t('closing.title')}</h2>
            <p className={typography.lead}>{t('closing.text')}</p>
          </div>
          <div className={styles.next}>
            <Button component={PageLink} to="contact">
              {t('closing.action')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
