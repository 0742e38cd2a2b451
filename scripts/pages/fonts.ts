/**
 * Cuts the two typefaces to what the pages use. The `core` file of a face holds letters, figures and
 * whatever else the locale files say, and comes with every page. `rest` holds what remains of the
 * Latin file and `extended` the letters of further languages: both come only for a text that needs
 * them, such as a visitor's own words. Those of the latter that the locale files do say, in Polish
 * for one, are `added` to the core: they come with the pages that have them. What every page needs
 * falls from 70 kB to 22 (decision 2, “Code after the first paint”).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readLanguages } from '../locales/languages.ts';
import { textOfLocales } from '../locales/read-messages.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../src/ui/fonts/', import.meta.url);
const otherScripts = new URL('../../src/ui/styles/other-scripts.css', import.meta.url);

const faces = [
  {
    name: 'hedvig',
    family: 'Hedvig Letters Serif',
    files: 'hedvig-letters-serif',
    axis: 'opsz',
    // The display size; the face is never set smaller than 20 px.
    axes: { opsz: 24 },
    weight: '400',
  },
  {
    name: 'hanken',
    family: 'Hanken Grotesk',
    files: 'hanken-grotesk',
    axis: 'wght',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
  },
];

type Face = (typeof faces)[number];

interface Part {
  name: 'core' | 'added' | 'rest' | 'extended';
  script: 'latin' | 'latin-ext';
  characters: readonly string[];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Basic Latin, Latin-1 and general punctuation, euro and minus: what the Latin files hold. */
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...range(0x2009, 0x203a), '€', '−'];

/** Latin Extended-A and -B. */
const extended = range(0x100, 0x24f);

/** The ligatures of f, which no text names and every text has. */
const ligatures = range(0xfb00, 0xfb04);

/**
 * Cuts the typefaces and writes the font files and their `@font-face` rules into `src/ui/fonts/`:
 * `fonts.generated.css`, for every page, with the core alone and what other scripts than Latin ask
 * for, where a language has one, and `further.generated.css` with all parts, for what may show words
 * of others.
 *
 * @param names what stands on pages beside the locale files' words: product and address
 */
export async function writeFonts(names: readonly string[]): Promise<void> {
  const used = new Set(textOfLocales() + names.join(''));
  const isCore = (character: string) => used.has(character) || /[A-Za-z0-9 ]/.test(character);
  const isElsewhere = (character: string) => !isCore(character);
  const further: Part[] = [
    { name: 'extended', script: 'latin-ext', characters: extended.filter(isElsewhere) },
    { name: 'rest', script: 'latin', characters: latin.filter(isElsewhere) },
  ];
  const core: Part[] = [
    { name: 'added', script: 'latin-ext', characters: extended.filter(isCore) },
    // The last rule is the first a browser looks into (CSS Fonts 4, section 4.5); what this file
    // lacks the others are fetched for.
    { name: 'core', script: 'latin', characters: [...latin.filter(isCore), ...ligatures] },
  ];
  const isFilled = ({ characters }: Part) => characters.length > 0;
  const parts = [...further, ...core].filter(isFilled);
  const rulesOf = (some: readonly Part[]) =>
    faces.flatMap((face) => some.map((part) => rule(face, part))).join('');
  const settings = readLanguages().some(({ script }) => script)
    ? readFileSync(otherScripts, 'utf8')
    : '';
  mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    for (const part of parts) writeChanged(fileName(face, part), await cut(face, part));
  }
  writeChanged('fonts.generated.css', `${rulesOf(core.filter(isFilled))}${settings}`);
  writeChanged('further.generated.css', rulesOf(parts));
}

function cut({ files, axis, axes }: Face, { script, characters }: Part): Promise<Buffer> {
  const file = `@fontsource-variable/${files}/files/${files}-${script}-${axis}-normal.woff2`;
  return subsetFont(readFileSync(require.resolve(file)), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Without it small capitals, fractions and the like come along, which no rule asks for.
    noLayoutClosure: true,
  });
}

/** What would not change is left alone, so that nothing watching it wakes up. */
function writeChanged(name: string, content: Buffer | string): void {
  const file = new URL(name, folder);
  const isSame = existsSync(file) && readFileSync(file).equals(Buffer.from(content));
  if (!isSame) writeFileSync(file, content);
}

const fileName = (face: Face, part: Part) => `${face.name}-${part.name}.generated.woff2`;

function rule(face: Face, part: Part): string {
  const points = part.characters.map((character) => character.codePointAt(0)!);
  const hex = (point: number) => point.toString(16).toUpperCase();
  const ranges =
    part.name === 'added'
      ? points.map((point) => `U+${hex(point)}`).join(',')
      : `U+${hex(Math.min(...points))}-${hex(Math.max(...points))}`;
  return `@font-face {
  font-family: '${face.family}';
  src: url('./${fileName(face, part)}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;${part.name === 'core' ? '' : `\n  unicode-range: ${ranges};`}
}
`;
}
