/**
 * Cuts the two typefaces to what the pages use. The `core` file of a face holds the characters of
 * all locale files and ASCII, and is preloaded; `rest` holds the remaining Latin letters and comes
 * only for a text that needs them, such as a visitor's own words. Both typefaces together fall from
 * 70 kB to about 30 this way (design/tokens.md, “Type”).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { textOfLocales } from './words.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../src/ui/fonts/', import.meta.url);

type VariationAxes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']>;

interface Face {
  name: string;
  family: string;
  source: string;
  weight: string;
  axes: VariationAxes;
}

const faces: Face[] = [
  {
    name: 'hedvig',
    family: 'Hedvig Letters Serif',
    source:
      '@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2',
    weight: '400',
    // The display size; the face is never set smaller than 20 px.
    axes: { opsz: 24 },
  },
  {
    name: 'hanken',
    family: 'Hanken Grotesk',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
  },
];

const codePointsOf = (text: string) => new Set(Array.from(text, (char) => char.codePointAt(0)!));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Basic Latin, Latin-1 and general punctuation: what the source files hold. */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...range(0x2009, 0x203a),
  0x20ac,
  0x2212,
];

/**
 * Writes the font files and their `@font-face` rules into `src/ui/fonts/`, where they are not
 * already there for the same characters.
 */
export async function writeFonts(): Promise<void> {
  const used = codePointsOf(textOfLocales());
  const core = latin.filter((codePoint) => codePoint < 0x7f || used.has(codePoint));
  const rest = latin.filter((codePoint) => !core.includes(codePoint));
  // The characters stand in a comment: they tell whether the files are up to date.
  const characters = String.fromCodePoint(...core.filter((codePoint) => codePoint > 0x7f));
  const css = `/* ASCII and ${characters} */\n${faces.map((face) => rules(face, rest)).join('')}`;
  const stylesheet = new URL('fonts.generated.css', folder);
  if (existsSync(stylesheet) && readFileSync(stylesheet, 'utf8') === css) return;

  mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    const source = readFileSync(require.resolve(face.source));
    for (const [part, codePoints] of [['core', core] as const, ['rest', rest] as const]) {
      const font = await subsetFont(source, String.fromCodePoint(...codePoints), {
        targetFormat: 'woff2',
        variationAxes: face.axes,
      });
      writeFileSync(new URL(fileName(face, part), folder), font);
    }
  }
  writeFileSync(stylesheet, css);
}

const fileName = (face: Face, part: string) => `${face.name}-${part}.generated.woff2`;

/**
 * A face's two files. Of rules for one family the later is looked into first (CSS Fonts 4, section
 * 4.5): whatever the core lacks, the rest is fetched for.
 */
function rules(face: Face, rest: readonly number[]): string {
  const hex = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase()}`;
  const restRange = `${hex(Math.min(...rest))}-${hex(Math.max(...rest)).slice(2)}`;
  return rule(face, 'rest', `unicode-range: ${restRange};`) + rule(face, 'core');
}

function rule(face: Face, part: string, descriptors = ''): string {
  return `@font-face {
  font-family: '${face.family}';
  src: url('./${fileName(face, part)}') format('woff2');
  font-weight: ${face.weight};
  font-display: swap;
  ${descriptors}
}
`;
}
