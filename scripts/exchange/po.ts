/** PO: what gettext's tools, Poedit and Weblate read. A text is found by its context. */
import { type GetTextTranslation, po as gettext } from 'gettext-parser';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Format, GivenUnit, Unit } from './unit.ts';

function write(units: readonly Unit[], language: string): string {
  const headers = {
    Language: language,
    'X-Source-Language': source,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const translations = Object.fromEntries(
    units.map(({ id, source: msgid, target, note, needsReview }) => [
      id,
      {
        [msgid]: {
          msgctxt: id,
          msgid,
          msgstr: [target],
          comments: {
            reference: id,
            extracted: note,
            flag: needsReview ? 'fuzzy' : '',
          },
        },
      },
    ]),
  );
  return gettext.compile({ charset: 'utf-8', headers, translations }).toString();
}

function read(content: string) {
  const { headers, translations } = gettext.parse(content, { validation: true });
  const entries = Object.values(translations).flatMap((byText) => Object.values(byText));
  return {
    // A header need not be there.
    language: (headers as typeof headers | undefined)?.['Language'],
    units: entries.filter(({ msgid }) => msgid !== '').flatMap(readEntry),
  };
}

/** `faq:items.price.answer`, and nothing more. */
const wholeId = /^[^:\s]+:[^:\s]+$/;

/**
 * What a tool makes of another format has the id among its places alone. Where it takes texts that are the same
 * for one, that has the places of each.
 */
function readEntry({ msgctxt = '', msgid, msgstr, comments }: GetTextTranslation): GivenUnit[] {
  const flags = comments?.flag?.split(/[,\s]+/) ?? [];
  const places = comments?.reference?.split(/\s+/).filter((place) => place !== '') ?? [];
  const ids = wholeId.test(msgctxt) || places.length === 0 ? [msgctxt] : places;
  return ids.map((id) => ({
    id,
    source: msgid,
    target: msgstr.join(''),
    needsReview: flags.includes('fuzzy'),
  }));
}

export const po: Format = { extensions: ['.po'], write, read };
