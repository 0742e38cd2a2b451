import { VisuallyHidden } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { ColorSchemeButton } from '../../features/color-scheme/ColorSchemeButton.tsx';
import { LanguageSwitch } from '../../features/language-switch/LanguageSwitch.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './TopBar.module.css';

/** The way home, twice, as the logo and as the link that closes the chat; between them the settings. */
export function TopBar() {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <header className={styles.bar}>
      <PageLink to="home" className={styles.logo}>
        <Logo name={config.product} />
        <VisuallyHidden>{t('homeLink', { ns: 'common' })}</VisuallyHidden>
      </PageLink>
      <LanguageSwitch showsName={false} />
      <ColorSchemeButton className={styles.item} showsName={false} />
      <PageLink to="home" className={styles.item}>
        <Trans t={t} i18nKey="close" components={{ rest: <VisuallyHidden /> }} />
      </PageLink>
    </header>
  );
}
