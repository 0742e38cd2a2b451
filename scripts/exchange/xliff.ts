/**
 * XLIFF 1.2 (OASIS): what Trados, memoQ, Poedit, Weblate and the Translate Toolkit read. A text stands in it
 * as it is, `<b>` and `{{count}}` included.
 */
import {
  DOMImplementation,
  DOMParser,
  type Element,
  onWarningStopParsing,
  XMLSerializer,
} from '@xmldom/xmldom';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Format, GivenUnit, Unit } from './unit.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';

/** What a tool says of a translation that is done. Any other state is one that somebody has to look at. */
const done = ['translated', 'signed-off', 'final'];

/** What an export says of one that is not: whoever goes by `approved` leaves these as they are. */
const open = { written: 'needs-review-translation', missing: 'new' };

/** What stands around text, and is left out; other elements stand for text that is not known here. */
const around = ['mrk', 'g'];

const notXml = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** @throws Error where a text has a character that no XML can hold, with its id */
function write(units: readonly Unit[], language: string): string {
  const document = new DOMImplementation().createDocument(namespace, 'xliff');

  /** An element with a text, or with elements, each on a line of its own. */
  function element(
    name: string,
    attributes: Record<string, string>,
    content: string | readonly Element[],
  ): Element {
    const made = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    const children =
      typeof content === 'string' ? [content] : [...content.flatMap((one) => ['\n', one]), '\n'];
    for (const child of children) {
      made.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
    }
    return made;
  }

  const unitElement = ({ id, note, needsReview, ...texts }: Unit) => {
    if ([texts.source, texts.target, note].some((text) => notXml.test(text))) {
      throw new Error(
        `${id} has a character that no XML can hold: remove it, or export another format`,
      );
    }
    const isWritten = texts.target.trim() !== '';
    const isDone = isWritten && !needsReview;
    const state = isDone ? 'translated' : isWritten ? open.written : open.missing;
    // The Translate Toolkit goes by the one, most others by the other: a no would stay when they have done it.
    const approved = isDone && { approved: 'yes' };
    return element('trans-unit', { id, ...approved, 'xml:space': 'preserve' }, [
      element('source', {}, texts.source),
      element('target', { state }, texts.target),
      ...(note === '' ? [] : [element('note', { from: 'developer' }, note)]),
    ]);
  };

  const files = Map.groupBy(units, ({ id }) => id.slice(0, id.indexOf(':')));
  const root = element(
    'xliff',
    { version: '1.2' },
    Array.from(files, ([name, own]) =>
      element(
        'file',
        {
          original: `locales/${source}/${name}.json`,
          'source-language': source,
          'target-language': language,
          datatype: 'plaintext',
        },
        [element('body', {}, own.map(unitElement))],
      ),
    ),
  );
  const xml = new XMLSerializer().serializeToString(root, { requireWellFormed: true });
  // Whoever reads it would take one for the end of a line.
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replaceAll('\r', '&#13;')}\n`;
}

function read(content: string) {
  const files = [...rootOf(content).getElementsByTagNameNS('*', 'file')];
  const languages = new Set(
    files.map((file) => file.getAttribute('target-language')).filter((language) => language),
  );
  if (languages.size > 1) throw new Error(`has several languages: ${[...languages].join(', ')}`);
  const [language] = languages;
  return {
    ...(language && { language }),
    units: files.flatMap((file) =>
      [...file.getElementsByTagNameNS('*', 'trans-unit')].map(readUnit),
    ),
  };
}

function rootOf(content: string): Element {
  const root = parse(content).documentElement;
  const version = root?.getAttribute('version') ?? '';
  if (root?.localName !== 'xliff' || !version.startsWith('1.')) {
    throw new Error(`is <${root?.nodeName}> ${version}, where <xliff> 1.2 is read`);
  }
  return root;
}

/** Of a document type nothing is taken: what it declares is an entity that is not known here. */
function parse(content: string) {
  const parser = new DOMParser({
    onError: onWarningStopParsing,
    // As XML 1.0 has it: in a text, U+2028 is a character like others.
    normalizeLineEndings: (text) => text.replace(/\r\n?/g, '\n'),
  });
  try {
    return parser.parseFromString(content, 'text/xml');
  } catch (error) {
    const { message, locator } = error as Error & { locator?: { lineNumber: number } };
    const [, reason = message] = /"(.*)" caused /.exec(message) ?? [];
    throw new Error(`is no XML: ${reason} (line ${locator?.lineNumber ?? 1})`, { cause: error });
  }
}

/** Alternatives that a tool suggests stand in a unit, too, one level further down. */
const childOf = (unit: Element, name: string) =>
  [...unit.childNodes].find((child) => (child as Element).localName === name) as
    Element | undefined;

function readUnit(unit: Element): GivenUnit {
  const [original, target] = [childOf(unit, 'source'), childOf(unit, 'target')];
  const text = target?.textContent ?? '';
  const element = elementIn(target) ?? (text.trim() === '' ? undefined : elementIn(original));
  return {
    id: unit.getAttribute('id') ?? '',
    source: original?.textContent ?? '',
    target: text,
    needsReview: !saysDone(unit.getAttribute('approved'), target?.getAttribute('state') ?? ''),
    ...(element && {
      fault: {
        wrong: `has <${element.nodeName}> for something in its text`,
        remedy: 'put there as text what it stands for, such as <b> or {{count}}',
      },
    }),
  };
}

/** @returns an element of a text that stands for something which would be lost */
const elementIn = (text: Element | undefined) =>
  [...(text?.getElementsByTagNameNS('*', '*') ?? [])].find(
    ({ localName, textContent }) =>
      !around.includes(localName!) || (localName === 'g' && textContent === ''),
  );

/** A tool may go by one of the two alone, and leave the other as an export has it. */
function saysDone(approved: string | null, state: string): boolean {
  if (approved !== 'yes') return approved === null && done.includes(state);
  return [...done, ...Object.values(open), ''].includes(state);
}

export const xliff: Format = { extensions: ['.xlf', '.xliff'], write, read };
