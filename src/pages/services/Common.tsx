import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Band } from '../../ui/Band.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Common.module.css';

const facts = ['give', 'wait', 'train'] as const;

/** What is the same in all three programmes. */
export function Common() {
  const { t } = useTranslation('services');
  return (
    <Band>
      <div className={layout.grid}>
        <h2 className={styles.title}>{t('common.title')}</h2>
        <div className={styles.text}>
          <p>{t('common.text')}</p>
          <PageLink to="support-services" variant="more" className={styles.link}>
            {t('common.link')}
          </PageLink>
        </div>
      </div>
      <Facts
        className={styles.facts}
        facts={facts.map((id) => ({
          term: t(`facts.${id}.term`),
          detail: t(`facts.${id}.detail`),
        }))}
      />
    </Band>
  );
}
