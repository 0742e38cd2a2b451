import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Phone } from '../../figures/phone/Phone.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PageId } from '../../site/routes.ts';
import { Band } from '../../ui/Band.tsx';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Offer.module.css';

interface OfferProps {
  id: 'company' | 'sales' | 'compliance';
  page: PageId;
  tone: 'paper' | 'shade' | 'spruce';
  /** Whether its screen is a tablet's, as wide as the words are. */
  isTablet?: boolean;
  /** What the app shows of it. */
  children: ReactNode;
}

/** One programme: what it is, what it costs, and beside it the app. */
export function Offer({ id, page, tone, isTablet, children }: OfferProps) {
  const { t } = useTranslation('services');
  const isSpruce = tone === 'spruce';
  return (
    // On spruce, too, the app keeps the page's colours.
    <Band
      id={id}
      tone={isSpruce ? 'paper' : tone}
      className={`${styles.row} ${isSpruce ? styles.spruce : ''}`}
    >
      <article className={layout.columns}>
        <div className={`${styles.words} ${isSpruce ? layout.spruce : ''}`}>
          <h2 className={roles.heading}>{t(`${id}.title`)}</h2>
          <p className={styles.price}>
            <Trans
              t={t}
              i18nKey={`${id}.price`}
              components={{ before: <span />, figure: <strong />, unit: <small /> }}
            />
          </p>
          <p>{t(`${id}.text`)}</p>
          <PageLink to={page} className={roles.more}>
            <span>
              <Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />
            </span>
          </PageLink>
        </div>
        <div className={isTablet ? styles.tablet : styles.phone} data-chat-skip="">
          <Phone>{children}</Phone>
        </div>
      </article>
    </Band>
  );
}
