/**
 * Cuts the two typefaces to what the pages use. The `core` file of a face holds letters, figures
 * and whatever else the locale files say, and comes with every page. `rest` holds what remains of the
 * Latin file and `extended` the letters of further languages: both come only for a text that needs
 * them, such as a visitor's own words. Those of the latter that the locale files do say, in Polish for one,
 * are `added` to the core: they come with the pages that have them. What every page needs falls from 70 kB to 22
 * (decision 2, “Code after the first paint”).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readLanguages } from '../locales/languages.ts';
import { textOfLocales } from '../locales/read-words.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../../src/ui/fonts/', import.meta.url);
const otherScripts = new URL('../../src/ui/styles/other-scripts.css', import.meta.url);

type VariationAxes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

interface Face {
  name: string;
  family: string;
  /** The folder of the package and the name of its files, around the script they cover. */
  source: (script: 'latin' | 'latin-ext') => string;
  weight: string;
  axes: VariationAxes;
}

const faces: Face[] = [
  {
    name: 'hedvig',
    family: 'Hedvig Letters Serif',
    source: (script) =>
      `@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-${script}-opsz-normal.woff2`,
    weight: '400',
    // The display size; the face is never set smaller than 20 px.
    axes: { opsz: 24 },
  },
  {
    name: 'hanken',
    family: 'Hanken Grotesk',
    source: (script) =>
      `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${script}-wght-normal.woff2`,
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
  },
];

const codePointsOf = (text: string) =>
  new Set(Array.from(new Set(text), (char) => char.codePointAt(0)!));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Basic Latin, Latin-1 and general punctuation: what the Latin files hold. */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2009, 0x203a),
  0x20ac,
  0x2212,
];

/** Latin Extended-A and -B. */
const extended = range(0x100, 0x24f);

/** The ligatures of f, which no text names and every text has. */
const ligatures = range(0xfb00, 0xfb04);

const letterOrFigure = /[\p{L}\p{N} ]/u;

/**
 * Cuts the typefaces and writes the font files and their `@font-face` rules
 * into `src/ui/fonts/`: `fonts.generated.css` with the core alone and what other scripts than Latin ask for,
 * where a language has one, for every page, and
 * `further.generated.css` with all parts, for what may show words of others.
 *
 * @param names what stands on pages beside the locale files' words: product and address
 */
export async function writeFonts(names: readonly string[]): Promise<void> {
  const used = codePointsOf(textOfLocales() + names.join(''));
  const isCore = (codePoint: number) =>
    used.has(codePoint) ||
    (codePoint < 0x7f && letterOrFigure.test(String.fromCodePoint(codePoint)));
  const isElsewhere = (codePoint: number) => !isCore(codePoint);
  const rest: Part[] = [
    { name: 'extended', script: 'latin-ext', codePoints: extended.filter(isElsewhere) },
    { name: 'rest', script: 'latin', codePoints: latin.filter(isElsewhere) },
  ];
  const core: Part[] = [
    { name: 'added', script: 'latin-ext', codePoints: extended.filter(isCore) },
    // The last rule is the first a browser looks into (CSS Fonts 4, section 4.5); what this file
    // lacks the others are fetched for.
    { name: 'core', script: 'latin', codePoints: [...latin.filter(isCore), ...ligatures] },
  ];
  const parts = [...rest, ...core].filter(({ codePoints }) => codePoints.length > 0);
  const rulesOf = (some: readonly Part[]) =>
    faces.flatMap((face) => some.map((part) => rule(face, part))).join('');
  const settings = readLanguages().some(({ script }) => script) ? readFileSync(otherScripts) : '';
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, Buffer>([
    [
      'fonts.generated.css',
      Buffer.from(rulesOf(parts.filter((part) => core.includes(part))) + settings.toString()),
    ],
    ['further.generated.css', Buffer.from(rulesOf(parts))],
  ]);
  for (const face of faces) {
    for (const part of parts) files.set(fileName(face, part), await cut(face, part));
  }
  for (const [name, content] of files) writeChanged(name, content);
}

function cut({ source, axes }: Face, { script, codePoints }: Part): Promise<Buffer> {
  const whole = readFileSync(require.resolve(source(script)));
  const characters = String.fromCodePoint(...codePoints);
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Without it small capitals, fractions and the like come along, which no rule asks for.
    noLayoutClosure: true,
  });
}

/** What would not change is left alone, so that nothing watching it wakes up. */
function writeChanged(name: string, content: Buffer): void {
  const file = new URL(name, folder);
  if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
}

interface Part {
  name: 'core' | 'added' | 'rest' | 'extended';
  script: 'latin' | 'latin-ext';
  codePoints: readonly number[];
}

const fileName = (face: Face, part: Part) => `${face.name}-${part.name}.generated.woff2`;

function rule(face: Face, part: Part): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  const { codePoints } = part;
  const unicodeRange =
    part.name === 'added'
      ? codePoints.map((codePoint) => `U+${hex(codePoint)}`).join(',')
      : `U+${hex(Math.min(...codePoints))}-${hex(Math.max(...codePoints))}`;
  return `@font-face {
  font-family: '${face.family}';
  src: url('./${fileName(face, part)}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;${part.name === 'core' ? '' : `\n  unicode-range: ${unicodeRange};`}
}
`;
}
