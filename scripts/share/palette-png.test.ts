import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { encodePalettePng } from './palette-png.ts';

const paper = [244, 241, 234, 255];
const ember = [235, 69, 16, 255];

it('gives back every pixel of a picture of few colours', () => {
  const pixels = [paper, ember, ember, paper, paper, ember];
  const png = encodePalettePng({ width: 3, height: 2, rgba: Buffer.from(pixels.flat()) });
  // Decoded by someone else.
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image href="${href}" width="3" height="2" style="image-rendering:pixelated"/></svg>`;
  const { pixels: decoded } = new Resvg(svg, { imageRendering: 1 }).render();
  expect([...decoded]).toEqual(pixels.flat());
});

it('keeps the most frequent colours and sets others to the nearest of them', () => {
  const shades = Array.from({ length: 256 }, (_, red) => [red, 0, 0, 255]);
  const rgba = Buffer.from([...Array.from({ length: 500 }, () => paper), ...shades].flat());
  const png = encodePalettePng({ width: 756, height: 1, rgba });
  const palette = png.indexOf('PLTE');
  expect(png.readUInt32BE(palette - 4)).toBe(64 * 3);
  const data = png.indexOf('IDAT');
  const row = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(row).toHaveLength(757);
  expect(new Set(row.subarray(1, 501))).toEqual(new Set([0]));
  expect(Math.max(...row)).toBe(63);
});
