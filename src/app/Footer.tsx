import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/PageLink.tsx';
import type { Place } from '../site/paths.ts';
import { type FooterGroup, footerGroups, routes } from '../site/routes.ts';
import layout from '../ui/layout.module.css';
import roles from '../ui/roles.module.css';
import { ColorSchemePick } from '../features/color-scheme/ColorSchemePick.tsx';
import { HelpCenterButton } from '../features/live-chat/HelpCenterButton.tsx';
import styles from './Footer.module.css';
import { HomeLink } from './HomeLink.tsx';

/** Literal rows, not the general type: one without a label, `nav.<id>`, does not compile. */
const listed = routes.filter((row) => 'footer' in row);

/** The shared footer: its groups, the schemes, the copyright. */
export const Footer = memo(({ place }: { place: Place }) => {
  const { t } = useTranslation();
  return (
    <footer className={`${layout.spruce} ${styles.footer}`}>
      <div className={`${layout.wrap} ${layout.columns} ${styles.inner}`}>
        <div className={styles.about}>
          <HomeLink />
          <p className={roles.meta}>{t('footer.tagline')}</p>
        </div>
        {footerGroups.map((group) => (
          <FooterLinks key={group} group={group} place={place} />
        ))}
        <div className={`${roles.note} ${styles.end}`}>
          <p>{t('footer.copyright')}</p>
          <ColorSchemePick />
        </div>
      </div>
    </footer>
  );
});

function FooterLinks({ group, place }: { group: FooterGroup; place: Place }) {
  const { t } = useTranslation();
  const rows = listed.filter(({ footer }) => footer === group);
  const headingId = `footer-${group}`;
  return (
    <nav className={styles.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={roles.label}>
        {t(`footer.${group}`)}
      </h2>
      <ul>
        {rows.map(({ id }) => (
          <li key={id}>
            <PageLink to={id} current={id === place.route.id ? 'page' : undefined}>
              {t(`nav.${id}`)}
            </PageLink>
          </li>
        ))}
        {group === 'support' && (
          <li>
            <HelpCenterButton className={layout.scripted}>
              {t('footer.helpCenter')}
            </HelpCenterButton>
          </li>
        )}
      </ul>
    </nav>
  );
}
