import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Common.module.css';

const facts = ['give', 'wait', 'train'] as const;

/** What is the same in all three programmes. */
export function Common() {
  const { t } = useTranslation('services');
  return (
    <Band id="common" tone="shade">
      <div className={layout.grid}>
        <div className={styles.text}>
          <h2>{t('common.title')}</h2>
          <p>{t('common.text')}</p>
          <PageLink to="support-services" className={roles.more}>
            {t('common.link')}
          </PageLink>
        </div>
        <dl className={styles.facts}>
          {facts.map((id) => (
            <div key={id}>
              <dt className={roles.note}>{t(`facts.${id}.term`)}</dt>
              <dd className={roles.title}>{t(`facts.${id}.detail`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
