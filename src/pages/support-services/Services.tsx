import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { ContactLine } from './ContactLine.tsx';
import line from './line.module.css';
import styles from './Services.module.css';
import { TeamProgress } from './TeamProgress.tsx';

/**
 * The services in the order a customer meets them, how often we are then in contact, and the page
 * each leads on to. The gaps of a part begin about as wide as those of the part before end. The launch
 * is the first contact of the monitoring.
 */
const services = [
  { id: 'setup', contacts: 32, growth: 1.6, link: { to: 'workshop' } },
  { id: 'monitoring', contacts: 24, growth: 3, marked: 0, link: { to: 'faq', hash: 'results' } },
  { id: 'optimization', contacts: 7, growth: 1.4, link: { to: 'personalized-training' } },
  { id: 'success', contacts: 4, growth: 1.3, link: { to: 'services' } },
] as const;

/** The four services, hung on one line of contacts that grow further apart. */
export function Services() {
  const { t } = useTranslation('support-services');
  return (
    <div className={layout.container}>
      {services.map(({ id, contacts, growth, link, ...rest }) => (
        <section key={id} id={id} className={`${layout.grid} ${line.part} ${styles.service}`}>
          <h2 className={styles.title}>{t(`items.${id}.title`)}</h2>
          <p className={`${typography.label} ${styles.when}`}>{t(`items.${id}.when`)}</p>
          <ContactLine {...rest} contacts={contacts} growth={growth} />
          <div className={styles.text}>
            <p>{t(`items.${id}.text`)}</p>
            <PageLink {...link} className={typography.more}>
              <span>{t(`items.${id}.link`)}</span>
            </PageLink>
          </div>
          <dl className={`${typography.note} ${typography.sidenote} ${styles.note}`}>
            <dt>{t('we')}</dt>
            <dd>{t(`items.${id}.we`)}</dd>
            <dt>{t('you')}</dt>
            <dd>{t(`items.${id}.you`)}</dd>
          </dl>
          {id === 'monitoring' && <TeamProgress />}
        </section>
      ))}
    </div>
  );
}
