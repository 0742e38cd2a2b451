import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { PolicyPage } from '../../site/config.ts';
import layout from '../../ui/layout.module.css';
import '../../ui/print.css';
import roles from '../../ui/roles.module.css';
import { EmbeddedDocument } from './EmbeddedDocument.tsx';
import styles from './PolicyDocument.module.css';
import { policySource } from './termly.ts';
import '../../ui/styles/further-fonts.css';

/** A policy page: what the document is about, the document itself, and the way home. */
export function PolicyDocument({ page }: { page: PolicyPage }) {
  const { t, i18n } = useTranslation('policy-document');
  const { t: tPage } = useTranslation(page);
  const { language } = i18n;
  const source = useMemo(() => policySource(page, language), [page, language]);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1 className={styles.title}>{tPage('title')}</h1>
      <div className={`${layout.grid} ${styles.about}`}>
        <p className={`${roles.lead} ${styles.lead}`}>{tPage('lead')}</p>
        <p className={`${roles.note} ${roles.sidenote} ${layout.unprinted} ${styles.note}`}>
          <Trans t={t} i18nKey="direct" components={{ direct: <a href={source.address} /> }} />
        </p>
      </div>
      {/* Another language's document begins anew: it has neither come nor failed. */}
      <EmbeddedDocument key={language} source={source} />
      <p className={`${layout.unprinted} ${styles.home}`}>
        <PageLink to="home">{t('home')}</PageLink>
      </p>
    </div>
  );
}
