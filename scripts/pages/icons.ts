/**
 * The icons, all from one drawing, `public/favicon.svg`: what does not take a drawing gets it as a
 * picture of the size it asks for.
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { writeHashed } from '../build/hashed-file.ts';
import type { Write } from '../build/output.ts';
import { readColors } from './tokens.ts';

/** The icon under a name that lasts, large enough to be an organization's logo. */
export const logoPath = '/apple-touch-icon.png';

const drawing = new URL('../../public/favicon.svg', import.meta.url);

/** An icon as a web manifest lists it. */
export interface Icon {
  src: string;
  sizes: string;
  type: 'image/png';
  purpose?: 'maskable';
}

/**
 * Writes `favicon.ico` and `apple-touch-icon.png`, which are asked for by these names, and the
 * icons of the web manifest.
 *
 * @returns the manifest's icons
 */
export async function writeIcons(write: Write): Promise<Icon[]> {
  write('/favicon.ico', icoOf(32, await drawIcon(32)));
  write(logoPath, await drawIcon(180));
  const icon = async (name: string, size: number, margin?: number): Promise<Icon> => ({
    src: writeHashed(write, `icons/${name}.[hash].png`, await drawIcon(size, margin)),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return [
    { ...(await icon('maskable-512', 512, maskableMargin)), purpose: 'maskable' },
    await icon('icon-192', 192),
    await icon('icon-512', 512),
  ];
}

/**
 * Around the drawing, in its units of 32: with it the bars stay within the circle that no mask cuts
 * (Web App Manifest, “Icon masks and safe zone”).
 */
const maskableMargin = 6;

/**
 * The drawing on paper to all edges: a system cuts its own corners.
 *
 * @param size width and height in pixels
 * @param margin ground to add on each side, in the drawing's units
 */
function drawIcon(size: number, margin = 0): Promise<Buffer> {
  const side = 32 + 2 * margin;
  const svg = readFileSync(drawing, 'utf8').replace(
    /viewBox="[^"]*"/,
    `viewBox="${-margin} ${-margin} ${side} ${side}" width="${size}" height="${size}"`,
  );
  const background = readColors()('mantine-color-body').light;
  return sharp(Buffer.from(svg)).flatten({ background }).png({ palette: true }).toBuffer();
}

/** A `.ico` file that holds one PNG: a directory of one entry, then the picture. */
function icoOf(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
