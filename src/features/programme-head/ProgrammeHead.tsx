import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import button from '../../ui/button.module.css';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './ProgrammeHead.module.css';

interface ProgrammeHeadProps {
  /** The programme's page: its words name the programme and say the price. */
  page: 'company-learning-programs' | 'sales-training-programs' | 'compliance-programs';
  facts: readonly Fact[];
}

/** The head of a programme's page: the way to the page above, its name, its price as an event. */
export function ProgrammeHead({ page, facts }: ProgrammeHeadProps) {
  const { t } = useTranslation(page);
  return (
    <section className={layout.wrap}>
      <nav className={`${roles.meta} ${styles.breadcrumb}`} aria-label={t('breadcrumb.label')}>
        <Trans
          t={t}
          i18nKey="breadcrumb.path"
          components={{ services: <PageLink to="services" /> }}
        />
      </nav>
      <div className={`${layout.grid} ${styles.head}`}>
        <div className={styles.main}>
          <h1>{t('head.title')}</h1>
          <p className={`${roles.heading} ${styles.price}`}>
            <Trans
              t={t}
              i18nKey="head.price"
              components={{ before: <span />, figure: <strong />, unit: <small /> }}
            />
          </p>
        </div>
        <div className={styles.text}>
          <p>{t('head.text')}</p>
          <PageLink className={button.filled} to="workshop">
            {t('head.action')}
          </PageLink>
        </div>
        <Facts facts={facts} className={styles.facts} />
      </div>
    </section>
  );
}
