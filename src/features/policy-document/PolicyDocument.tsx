import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PolicyPage } from '../../site/config.ts';
import layout from '../../ui/layout.module.css';
import '../../ui/print.css';
import typography from '../../ui/typography.module.css';
import { EmbeddedDocument } from './EmbeddedDocument.tsx';
import styles from './PolicyDocument.module.css';
import { policySource } from './termly.ts';
import '../../ui/styles/further-fonts.css';

interface PolicyDocumentProps {
  page: PolicyPage;
  /** The class that dresses the drawing in the page's own sample. */
  picture?: string | undefined;
}

/** A policy page: what the document is about, the document itself, and the ways on. */
export function PolicyDocument({ page, picture }: PolicyDocumentProps) {
  const { t, i18n } = useTranslation('policy-document');
  const { t: tPage } = useTranslation(page);
  const { language } = i18n;
  const source = useMemo(() => policySource(page, language), [page, language]);
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <div className={`${layout.grid} ${styles.head}`}>
        <h1>{tPage('title')}</h1>
        <p className={typography.lead}>{tPage('lead')}</p>
      </div>
      {/* Another language's document begins anew: it has neither come nor failed. */}
      <EmbeddedDocument key={language} source={source} picture={picture} />
      <div className={`${layout.grid} ${layout.noPrint} ${styles.foot}`}>
        <p>
          <PageLink to="home">{t('home')}</PageLink>
        </p>
        <p className={styles.note}>
          <Trans t={t} i18nKey="direct" components={{ direct: <a href={source.address} /> }} />
        </p>
      </div>
    </div>
  );
}
