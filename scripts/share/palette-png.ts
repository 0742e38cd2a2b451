/**
 * PNG with a palette (PNG specification, colour type 3). A flat picture needs few colours, and a byte a
 * pixel in place of four halves what it weighs.
 */
import { crc32, deflateSync } from 'node:zlib';

/** Shades between the colours of a drawing: more are not told apart. */
const paletteSize = 64;

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue and alpha, which is taken to be full. */
  rgba: Buffer;
}

/** @returns the picture as a PNG of at most 64 colours: its most frequent, and the nearest of them */
export function encodePalettePng({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let index = 0; index < colors.length; index += 1) {
    const color = rgba.readUIntBE(index * 4, 3);
    colors[index] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, paletteSize)
    .map(([color]) => color);
  const indexes = new Map<number, number>();
  for (const color of counts.keys()) indexes.set(color, nearest(palette, color));

  // Each row begins with the filter it was sent through: none.
  const rows = Buffer.alloc((width + 1) * height);
  colors.forEach((color, index) => {
    const row = Math.floor(index / width);
    rows[index + row + 1] = indexes.get(color)!;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // bits a pixel, palette
  const entries = Buffer.alloc(palette.length * 3);
  palette.forEach((color, index) => entries.writeUIntBE(color, index * 3, 3));
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearest(palette: readonly number[], color: number): number {
  const distances = palette.map((entry) =>
    [16, 8, 0].reduce((sum, shift) => {
      const difference = ((entry >> shift) & 255) - ((color >> shift) & 255);
      return sum + difference * difference;
    }, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
