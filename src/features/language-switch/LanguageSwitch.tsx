import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from 'virtual:site';
import { LanguageLink } from '../../i18n/LanguageLink.tsx';
import type { Language } from '../../site/languages.ts';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** Whether languages go by their names; otherwise by their codes, for a narrow place. */
  showsName: boolean;
}

/** The languages of this page: the one it is in, and links to all others. */
export function LanguageSwitch({ showsName }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={styles.switch} aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language.code}>
          {language.code === i18n.language ? (
            <span className={styles.language} aria-current="true">
              <LanguageName language={language} showsName={showsName} />
            </span>
          ) : (
            <LanguageLink to={language.code} className={styles.language}>
              <LanguageName language={language} showsName={showsName} />
            </LanguageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function LanguageName({
  language: { code, name },
  showsName,
}: {
  language: Language;
  showsName: boolean;
}) {
  return showsName ? (
    <span lang={code}>{name}</span>
  ) : (
    <>
      {code.toUpperCase()}{' '}
      <VisuallyHidden>
        <span lang={code}>{name}</span>
      </VisuallyHidden>
    </>
  );
}
