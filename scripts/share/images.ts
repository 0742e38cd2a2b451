/** The pictures that stand for the pages where they are shared, one a page and language. */
import type { PageId } from '../../src/site/routes.ts';
import { shortHash } from '../build/hash.ts';
import type { Write } from '../build/output.ts';
import type { PlainMessages } from '../locales/plain-messages.ts';
import { drawShare, type ShareDrawing, type SharePicture, shareSize } from './drawing.ts';
import { shareFigureOf } from './figures.ts';
import { readShareFonts } from './fonts.ts';
import type { PriceParts } from './prices.ts';

interface ShareRequest {
  id: PageId;
  language: string;
  /** What the page says largest: its `h1`. */
  title: string;
  messages: PlainMessages;
  product: string;
}

/**
 * Draws a page's picture and puts it into the built site.
 *
 * @returns the picture's address
 */
export async function writeShareImage(write: Write, request: ShareRequest): Promise<string> {
  const picture = await render(drawShare(pictureOf(request)));
  const address = `/assets/share/${request.language}/${request.id}.${shortHash(picture)}.png`;
  write(address, picture);
  return address;
}

function pictureOf({ id, title, messages, product }: ShareRequest): SharePicture {
  const { strokes, caption, prices, ground = 'paper' } = shareFigureOf(id);
  return {
    product,
    title,
    ground,
    ...(strokes && { strokes }),
    ...(caption && { caption: messages.say(caption.namespace, caption.key) }),
    ...(prices && {
      prices: prices.map(({ namespace, key }) => partsOf(messages.sayTagged(namespace, key))),
    }),
  };
}

/** The parts of a price, by their tags: `<before>From</before> <figure>500</figure> …`. */
function partsOf(message: string): PriceParts {
  const part = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(message)?.[1] ?? '';
  return { before: part('before'), figure: part('figure'), unit: part('unit') };
}

let fonts: ReturnType<typeof readShareFonts> | undefined;

/**
 * A few tones and the shades of their edges: with 16 colours the tones stay what they are, and a
 * pixel takes half a byte. A longer search finds the same colours to within a step of 255, and one
 * for repetitions saves 6% of what only crawlers fetch: together they would double the time.
 */
const flat = { colours: 16, dither: 0, effort: 1, compressionLevel: 6 };

async function render({ text, shapes }: ShareDrawing): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  const set = await satori(text, { ...shareSize, fonts: await (fonts ??= readShareFonts()) });
  const svg = set.replace(/^<svg[^>]*>/, (tag) => tag + shapes);
  return sharp(Buffer.from(svg)).removeAlpha().png(flat).toBuffer();
}
