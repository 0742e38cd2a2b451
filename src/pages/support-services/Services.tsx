import { useTranslation } from 'react-i18next';
import { completion } from '../../content/figures.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import { ContactLine } from './ContactLine.tsx';
import styles from './Services.module.css';
import { TeamProgress } from './TeamProgress.tsx';

/** The services in the order a customer meets them, and the page each leads on to. */
const services = [
  { id: 'setup', to: 'workshop' },
  { id: 'monitoring', to: 'faq', hash: 'results' },
  { id: 'optimization', to: 'personalized-training' },
  { id: 'success', to: 'services' },
] as const;

/** The four services, hung on one line of contacts that grow further apart. */
export function Services() {
  const { t } = useTranslation('support-services');
  return (
    <div className={`${layout.wrap} ${styles.band}`}>
      <div className={`${layout.grid} ${styles.grid}`}>
        <p className={styles.caption}>{t('caption')}</p>
        <ContactLine className={styles.line} />
        <div className={styles.services}>
          {services.map(({ id, ...link }) => (
            <section key={id} className={styles.service}>
              <h2 className={styles.title}>{t(`items.${id}.title`)}</h2>
              <div className={styles.text}>
                <p>{t(`items.${id}.text`, completion)}</p>
                {id === 'monitoring' && <TeamProgress />}
                <PageLink {...link} variant="more" className={styles.link}>
                  <span>{t(`items.${id}.link`)}</span>
                </PageLink>
              </div>
              <dl className={styles.note}>
                <dt>{t('we')}</dt>
                <dd>{t(`items.${id}.we`)}</dd>
                <dt>{t('you')}</dt>
                <dd>{t(`items.${id}.you`)}</dd>
              </dl>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
