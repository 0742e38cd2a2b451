import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Phone } from '../../figures/phone/Phone.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Price } from './Price.tsx';
import styles from './ProgrammeHead.module.css';
import type { ProgrammePage } from './programmePage.ts';

interface ProgrammeHeadProps {
  page: ProgrammePage;
  facts?: readonly Fact[];
  /** What the phone beside the words shows of the app. */
  screen: ReactNode;
  /** On which side of the phone the words stand; at its end they do so on spruce. */
  side: 'start' | 'end';
  /** What belongs to the phone, and stands below the words. */
  children?: ReactNode;
}

/** The head of a programme's page: the way to the page above, its name, its price as an event. */
export function ProgrammeHead({ page, facts, screen, side, children }: ProgrammeHeadProps) {
  const { t } = useTranslation(page);
  // The phone stands on the band, and keeps the page's colours.
  const ground = side === 'end' ? layout.spruce : '';
  return (
    <section className={styles[side]}>
      <div className={layout.container}>
        <Breadcrumb page={page} className={ground} />
        <div className={`${layout.columns} ${styles.head}`}>
          <div className={`${ground} ${styles.main}`}>
            <h1>{t('head.title')}</h1>
            <Price page={page} className={styles.price} />
          </div>
          <div className={`${ground} ${styles.text}`}>
            <p>{t('head.text')}</p>
            <Button component={PageLink} to="workshop">
              {t('head.action')}
            </Button>
          </div>
          <div className={styles.phone} data-chat-skip="">
            <Phone>{screen}</Phone>
          </div>
          {children}
          {facts && <Facts facts={facts} className={`${ground} ${styles.facts}`} />}
        </div>
      </div>
    </section>
  );
}
