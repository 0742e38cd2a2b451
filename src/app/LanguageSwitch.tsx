import { useMounted } from '@mantine/hooks';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { languages } from 'virtual:site';
import { rememberLanguage } from '../i18n/languageChoice.ts';
import { type Language, languageParameter } from '../site/languages.ts';
import { localizedPath, type Place } from '../site/paths.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  place: Place;
  /** Whether languages go by their names; otherwise by their codes, for a narrow place. */
  showsName: boolean;
}

/** The languages of this page: the one it is in, and links to all others. */
export function LanguageSwitch({ place, showsName }: LanguageSwitchProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.switch} aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language.code}>
          {language.code === place.language ? (
            <span className={styles.current} aria-current="true">
              <LanguageName language={language} showsName={showsName} />
            </span>
          ) : (
            <LanguageLink language={language} path={place.path}>
              <LanguageName language={language} showsName={showsName} />
            </LanguageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LanguageLinkProps {
  language: Language;
  path: string;
  children: ReactNode;
}

/**
 * A link to this page in another language, query and hash kept. Its address carries the choice, so
 * that it is one in a new tab, too; a click in the application goes to the clean address.
 */
function LanguageLink({ language: { code }, path, children }: LanguageLinkProps) {
  const location = useLocation();
  // The prerendered page knows neither query nor hash.
  const { search, hash } = useMounted() ? location : { search: '', hash: '' };
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  const target = localizedPath(path, code);
  const follow = useLinkClickHandler(target + asSearch(query) + hash);
  query.set(languageParameter, code);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    // Prevented means followed here; otherwise the browser opens the address with the choice.
    if (event.defaultPrevented) rememberLanguage(code);
  };
  return (
    <a
      className={styles.other}
      href={target + asSearch(query) + hash}
      hrefLang={code}
      onClick={onClick}
    >
      {children}
    </a>
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

const asSearch = (query: URLSearchParams) => (query.size > 0 ? `?${query.toString()}` : '');
