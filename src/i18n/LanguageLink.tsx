import { useMounted } from '@mantine/hooks';
import type { MouseEvent, ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { languages } from 'virtual:site';
import { writeStored } from '../site/browserStorage.ts';
import { type LanguageCode, languageParameter, withoutLanguageChoice } from '../site/languages.ts';
import { localizedPath, splitPath } from '../site/paths.ts';

interface LanguageLinkProps {
  to: LanguageCode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to this page in another language, query and hash kept. Its address carries the choice, so
 * that it is one in a new tab, too; a click in the application goes to the clean address.
 */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { pathname, ...location } = useLocation();
  // The prerendered page knows neither query nor hash.
  const { search, hash } = useMounted() ? location : { search: '', hash: '' };
  const rest = withoutLanguageChoice(search);
  const path = localizedPath(splitPath(pathname, languages).path, to);
  const follow = useLinkClickHandler(path + rest + hash);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    writeStored('localStorage', 'language', to);
    follow(event);
  };
  const choice = `${rest ? `${rest}&` : '?'}${languageParameter}=${to}`;
  return (
    <a className={className} href={path + choice + hash} hrefLang={to} onClick={onClick}>
      {children}
    </a>
  );
}
