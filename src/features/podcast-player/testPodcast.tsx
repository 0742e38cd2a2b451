/** The podcast as its tests open it: with its real words, in a page of that language. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TestProviders } from '../../../tests/TestProviders.tsx';
import type english from '../../../locales/en/podcast.json';
import { addMessages, createI18n } from '../../i18n/instances.ts';

const locales = import.meta.glob<object>('../../../locales/*/podcast*.json', {
  eager: true,
  import: 'default',
});

/** The languages whose words there are. */
export const languages = Object.keys(locales)
  .map((file) => file.split('/').at(-2)!)
  .filter((code, index, all) => all.indexOf(code) === index);

/** Opens an element on a page of a language; `words` are those of its own files. */
export function open(element: ReactNode, language = 'en', words = language) {
  const fileOf = (namespace: string) => locales[`../../../locales/${words}/${namespace}.json`]!;
  const i18n = createI18n(language, { product: 'Skillspurt', email: 'hello@skillspurt.example' });
  const namespaces = ['podcast', 'podcast-player'];
  addMessages(i18n, { [language]: Object.fromEntries(namespaces.map((ns) => [ns, fileOf(ns)])) });
  const { container, unmount } = render(<TestProviders i18n={i18n}>{element}</TestProviders>);
  return {
    container,
    unmount,
    t: i18n.getFixedT(language, ['podcast-player', 'podcast']),
    user: userEvent.setup(),
  };
}

/** @returns the words of each part of the transcript */
export function partsIn(language: string): (typeof english)['parts'] {
  return (locales[`../../../locales/${language}/podcast.json`] as typeof english).parts;
}
