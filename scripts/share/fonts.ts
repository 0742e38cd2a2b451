/** The typefaces for drawing pictures: whole, at one weight, in the format the drawer reads. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Where each face lies; `axes` pins what is variable in it. */
const faces = {
  display: { files: 'hedvig-letters-serif', axis: 'opsz', axes: { opsz: 24 } },
  text: { files: 'hanken-grotesk', axis: 'wght', axes: { wght: 400 } },
} as const;

export type Face = keyof typeof faces;

const scripts = ['latin', 'latin-ext'] as const;

/** @returns the families to set a text in, by the names of `readShareFonts` */
export const familyOf = (face: Face) => scripts.map((script) => `${face} ${script}`).join(', ');

/** What the faces have letters for: Latin, its punctuation, euro and minus. */
const settable = /^[\u0020-\u024f\u2009-\u203a\u20ac\u2212]*$/u;

/** @returns whether a text can be set in the project's faces */
export const canSet = (text: string) => settable.test(text);

const letters = String.fromCodePoint(
  ...[...Array(0x2300).keys()].filter((point) => canSet(String.fromCodePoint(point))),
);

/** @returns both faces, each as one font of Latin and one of what other languages add to it */
export async function readShareFonts(): Promise<Font[]> {
  const { default: subsetFont } = await import('subset-font');
  const fonts = Object.entries(faces).flatMap(([face, { files, axis, axes }]) =>
    scripts.map(async (script): Promise<Font> => {
      const file = `@fontsource-variable/${files}/files/${files}-${script}-${axis}-normal.woff2`;
      const data = await subsetFont(readFileSync(require.resolve(file)), letters, {
        targetFormat: 'truetype',
        variationAxes: axes,
      });
      return { name: `${face} ${script}`, weight: 400, data };
    }),
  );
  return Promise.all(fonts);
}
