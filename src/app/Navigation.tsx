import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { LanguageSwitch } from '../features/language-switch/LanguageSwitch.tsx';
import { PageLink } from '../i18n/PageLink.tsx';
import type { LocalizedRoute } from '../site/paths.ts';
import { routes } from '../site/routes.ts';
import { ColorSchemeButton } from '../features/color-scheme/ColorSchemeButton.tsx';
import styles from './Navigation.module.css';

interface NavigationProps {
  localizedRoute: LocalizedRoute;
  layout: 'row' | 'column';
}

/** Literal rows, as in the footer. */
const entries = routes.filter((row) => 'nav' in row);

/** The navigation's entries: pages, the two log-ins, which are other sites, and the settings. */
export const Navigation = memo(({ localizedRoute, layout }: NavigationProps) => {
  const { t } = useTranslation();
  const here = localizedRoute.route;
  return (
    <ul className={styles[layout]}>
      {entries.map(({ id }) => (
        <li key={id}>
          <PageLink
            to={id}
            className={styles.item}
            current={id === here.id ? 'page' : id === here.parent ? 'true' : undefined}
          >
            {t(`nav.${id}`)}
          </PageLink>
        </li>
      ))}
      <li className={styles.divided}>
        <a className={styles.item} href={config.adminAppUrl}>
          {t('nav.adminLogIn')}
        </a>
      </li>
      <li>
        <a className={styles.item} href={config.userAppUrl}>
          {t('nav.userLogIn')}
        </a>
      </li>
      <li className={styles.divided}>
        <LanguageSwitch showsName={layout === 'column'} />
      </li>
      <li>
        <ColorSchemeButton className={styles.item} showsName={layout === 'column'} />
      </li>
    </ul>
  );
});
