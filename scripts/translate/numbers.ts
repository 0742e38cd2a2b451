import type { Messages as Bundle } from '../../src/site/messageBundles.ts';
import type { Words } from '../locales/locale-faults.ts';
import type { TextName } from './contract.ts';
import { marked } from './mark.ts';

/** Gives each text a number, for as long as the server runs. */
export interface Numbers {
  of(name: TextName): number;
  /** @returns a page's words with every text between its marks */
  mark(bundle: Bundle): Bundle;
}

/** What the code reads and nobody sees: with marks it names no locale, and dates are not written as dates. */
const isSetting = ({ file, key }: TextName) => file === 'common' && key === 'locale';

export function numberTexts(): Numbers {
  const numbers = new Map<string, number>();

  function of({ language, file, key }: TextName): number {
    const name = `${language} ${file}:${key}`;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  }

  function markWords(words: Words, name: TextName): Words {
    if (typeof words === 'string') return isSetting(name) ? words : marked(words, of(name));
    const below = (key: string) => ({ ...name, key: name.key === '' ? key : `${name.key}.${key}` });
    if (Array.isArray(words)) {
      return words.map((entry: Words, place) => markWords(entry, below(String(place))));
    }
    const entries = Object.entries(words).map(([key, value]: [string, Words]) => [
      key,
      markWords(value, below(key)),
    ]);
    return Object.fromEntries(entries) as Words;
  }

  return {
    of,
    mark: (bundle) =>
      Object.fromEntries(
        Object.entries(bundle).map(([language, files]) => [
          language,
          Object.fromEntries(
            Object.entries(files).map(([file, words]) => [
              file,
              markWords(words as Words, { language, file, key: '' }) as object,
            ]),
          ),
        ]),
      ),
  };
}
