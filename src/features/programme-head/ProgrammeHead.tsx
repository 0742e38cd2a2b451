import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Phone } from '../../figures/phone/Phone.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import button from '../../ui/button.module.css';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './ProgrammeHead.module.css';

interface ProgrammeHeadProps {
  /** The programme's page: its words name the programme and say the price. */
  page: 'company-learning-programs' | 'sales-training-programs' | 'compliance-programs';
  facts?: readonly Fact[];
  /** What the phone beside the words shows of the app. */
  screen?: ReactNode;
  /** On which side of the phone the words stand; at its end they do so on spruce. */
  side?: 'start' | 'end';
  /** Sets the head where there is no phone. */
  className?: string | undefined;
  /** What belongs to the phone, and stands below the words. */
  children?: ReactNode;
}

/** The head of a programme's page: the way to the page above, its name, its price as an event. */
export function ProgrammeHead({
  page,
  facts,
  screen,
  side,
  className,
  children,
}: ProgrammeHeadProps) {
  const { t } = useTranslation(page);
  // The phone stands on the band, and keeps the page's colours.
  const ground = side === 'end' ? layout.spruce : '';
  return (
    <section className={side ? styles[side] : className}>
      <div className={layout.wrap}>
        <nav
          className={`${roles.meta} ${ground} ${styles.breadcrumb}`}
          aria-label={t('breadcrumb.label')}
        >
          <Trans
            t={t}
            i18nKey="breadcrumb.path"
            components={{ services: <PageLink to="services" /> }}
          />
        </nav>
        <div className={`${layout.columns} ${styles.head}`}>
          <div className={`${ground} ${styles.main}`}>
            <h1>{t('head.title')}</h1>
            <p className={`${roles.heading} ${styles.price}`}>
              <Trans
                t={t}
                i18nKey="head.price"
                components={{ before: <span />, figure: <strong />, unit: <small /> }}
              />
            </p>
          </div>
          <div className={`${ground} ${styles.text}`}>
            <p>{t('head.text')}</p>
            <PageLink className={button.filled} to="workshop">
              {t('head.action')}
            </PageLink>
          </div>
          {screen && (
            <div className={styles.phone} data-chat-skip="">
              <Phone>{screen}</Phone>
            </div>
          )}
          {children}
          {facts && <Facts facts={facts} className={`${ground} ${styles.facts}`} />}
        </div>
      </div>
    </section>
  );
}
