/** The inline script of documents whose address names a language: only `?lng=` leads away from it. */
import { runHead } from '../head.ts';
import { languageParameter } from '../site/languages.ts';

runHead(() => ({
  chosen: new URLSearchParams(location.search).get(languageParameter),
}));
