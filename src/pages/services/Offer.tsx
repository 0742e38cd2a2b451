import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Phone } from '../../figures/phone/Phone.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PageId } from '../../site/routes.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Offer.module.css';

interface OfferProps {
  id: 'company' | 'sales' | 'compliance';
  page: PageId;
  /** What the app shows of it. */
  children: ReactNode;
}

/** One programme, on a ground of its own: what it is, what it costs, and below or beside it the app. */
export function Offer({ id, page, children }: OfferProps) {
  const { t } = useTranslation('services');
  return (
    <article id={id} className={`${styles.offer} ${styles[id]}`}>
      {/* On spruce, too, the app keeps the page's colours. */}
      <div className={`${styles.words} ${id === 'compliance' ? layout.spruce : ''}`}>
        <h2 className={typography.title}>{t(`${id}.title`)}</h2>
        <p className={styles.price}>
          <Trans
            t={t}
            i18nKey={`${id}.price`}
            components={{ before: <span />, figure: <strong />, unit: <small /> }}
          />
        </p>
        <p>{t(`${id}.text`)}</p>
        <PageLink to={page} className={typography.more}>
          <Trans t={t} i18nKey={`${id}.link`} components={{ rest: <VisuallyHidden /> }} />
        </PageLink>
      </div>
      <div className={styles.app} data-chat-skip="">
        <Phone>{children}</Phone>
      </div>
    </article>
  );
}
