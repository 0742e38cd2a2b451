/**
 * The pictures that stand for the pages where they are shared, one a page and language. Drawing one
 * takes a tenth of a second, so what was drawn before is kept and drawn again only when it changes.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import type { PageId } from '../../src/site/routes.ts';
import { shortHash, writeHashed } from '../pages/hashed-file.ts';
import type { PlainWords } from '../locales/plain-words.ts';
import { drawShare, type ShareDrawing, type SharePicture, shareSize } from './drawing.ts';
import { shareFigureOf } from './figures.ts';
import { readShareFonts } from './fonts.ts';
import type { PriceParts } from './prices.ts';

const cache = new URL('../../node_modules/.cache/share-images/', import.meta.url);
const require = createRequire(import.meta.url);

/** What draws besides the drawing itself: changed, it may draw the same otherwise. */
const tools = [
  'satori/package.json',
  '@fontsource-variable/hedvig-letters-serif/package.json',
  '@fontsource-variable/hanken-grotesk/package.json',
  './fonts.ts',
  './images.ts',
];

interface ShareRequest {
  id: PageId;
  language: string;
  /** What the page says largest: its `h1`. */
  title: string;
  words: PlainWords;
  product: string;
}

/**
 * Draws a page's picture, or takes the one drawn before, and puts it into the built site.
 *
 * @param dist the folder of the built site
 * @returns the picture's address
 */
export async function writeShareImage(dist: URL, request: ShareRequest): Promise<string> {
  const drawing = drawShare(pictureOf(request));
  const kept = new URL(`${keyOf(drawing)}.png`, cache);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    // Whole at once: two builds at a time share what is kept.
    const unfinished = new URL(`${kept.href}.${process.pid}`);
    writeFileSync(unfinished, await render(drawing));
    renameSync(unfinished, kept);
  }
  return writeHashed(
    dist,
    `share/${request.language}/${request.id}.[hash].png`,
    readFileSync(kept),
  );
}

function pictureOf({ id, title, words, product }: ShareRequest): SharePicture {
  const { strokes, caption, prices, ground = 'paper' } = shareFigureOf(id);
  return {
    product,
    title,
    ground,
    ...(strokes && { strokes }),
    ...(caption && { caption: words.say(caption.namespace, caption.key) }),
    ...(prices && {
      prices: prices.map(({ namespace, key }) => partsOf(words.sayTagged(namespace, key))),
    }),
  };
}

/** The parts of a price, by their tags: `<before>From</before> <figure>500</figure> …`. */
function partsOf(message: string): PriceParts {
  const part = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(message)?.[1] ?? '';
  return { before: part('before'), figure: part('figure'), unit: part('unit') };
}

const readTools = once(() => tools.map((name) => readFileSync(require.resolve(name), 'utf8')));

const keyOf = ({ text, shapes }: ShareDrawing) =>
  shortHash(JSON.stringify(text), shapes, JSON.stringify(sharp.versions), ...readTools());

const fonts = once(readShareFonts);

/**
 * A few tones and the shades of their edges: with 16 colours the tones stay what they are, and a
 * pixel takes half a byte.
 */
const flat = { colours: 16, dither: 0, effort: 10, compressionLevel: 9 };

async function render({ text, shapes }: ShareDrawing): Promise<Buffer> {
  const set = await satori(text, { ...shareSize, fonts: await fonts() });
  const svg = set.replace(/^<svg[^>]*>/, (tag) => tag + shapes);
  return sharp(Buffer.from(svg)).removeAlpha().png(flat).toBuffer();
}

/** @returns a function that works out its value when it is first asked */
function once<Value>(work: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: work() }).value;
}
