import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import type { LocalizedRoute } from '../site/paths.ts';
import { type FooterGroup, footerGroups, type PageId, routes } from '../site/routes.ts';
import layout from '../ui/layout.module.css';
import typography from '../ui/typography.module.css';
import { ColorSchemePick } from '../features/color-scheme/ColorSchemePick.tsx';
import { HelpCenterButton } from '../features/live-chat/HelpCenterButton.tsx';
import styles from './Footer.module.css';
import { HomeLink } from './HomeLink.tsx';

/** Literal rows, not the general type: one without a label, `nav.<id>`, does not compile. */
const listed = routes.filter((row) => 'footer' in row);

/** The shared footer: its groups, the schemes, the copyright. */
export const Footer = memo(({ localizedRoute }: { localizedRoute: LocalizedRoute }) => {
  const { t } = useTranslation();
  return (
    <footer className={`${layout.spruce} ${styles.footer}`}>
      <div className={`${layout.container} ${layout.columns} ${styles.inner}`}>
        <div className={styles.about}>
          <HomeLink />
          <p className={typography.meta}>{t('footer.tagline')}</p>
        </div>
        {footerGroups.map((group) => (
          <FooterLinks key={group} group={group} current={localizedRoute.route.id} />
        ))}
        <div className={`${typography.note} ${styles.end}`}>
          <p>{t('footer.copyright')}</p>
          <ColorSchemePick />
        </div>
      </div>
    </footer>
  );
});

function FooterLinks({ group, current }: { group: FooterGroup; current: PageId }) {
  const { t } = useTranslation();
  const rows = listed.filter(({ footer }) => footer === group);
  const headingId = `footer-${group}`;
  return (
    <nav className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={typography.label}>
        {t(`footer.${group}`)}
      </h2>
      <ul>
        {rows.map(({ id }) => (
          <li key={id}>
            <PageLink to={id} current={id === current ? 'page' : undefined}>
              {t(`nav.${id}`)}
            </PageLink>
          </li>
        ))}
        {group === 'support' && (
          <li>
            <HelpCenterButton className={layout.jsOnly}>{t('footer.helpCenter')}</HelpCenterButton>
          </li>
        )}
      </ul>
    </nav>
  );
}
