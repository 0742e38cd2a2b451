/**
 * Draws the picture that stands for a page where it is shared: the wordmark, the page's title, and
 * its figure on a hairline, on the site's own ground.
 */
import { createElement, type CSSProperties, type ReactNode } from 'react';
import type { Stroke, StrokeTone } from '../../src/figures/strokes/geometry.ts';
import { canSet, type Face, familyOf } from './fonts.ts';
import { type PriceParts, setPrices } from './prices.ts';
import { colorOf } from '../pages/tokens.ts';

/** Pixels: the shape that every network shows whole. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface SharePicture {
  product: string;
  title: string;
  ground: 'paper' | 'spruce';
  /** Strokes or prices on the hairline; nothing is the two bars of the wordmark. */
  strokes?: readonly Stroke[];
  prices?: readonly PriceParts[];
  /** Under the hairline. */
  caption?: string;
}

/** A picture in two layers: what is set, for satori, and what is drawn, as SVG. */
export interface ShareDrawing {
  text: ReactNode;
  shapes: string;
}

const margin = 72;
const width = shareSize.width - 2 * margin;
const titleTop = 140;
const figureHeight = 160;
/** Where the hairline runs. */
const baseline = 528;

const grounds = {
  paper: {
    ground: 'mantine-color-body',
    ink: 'mantine-color-text',
    note: 'mantine-color-dimmed',
    ember: 'mantine-primary-color-filled',
    quiet: 'color-border-strong',
  },
  spruce: {
    ground: 'spruce',
    ink: 'spruce-text',
    note: 'spruce-dimmed',
    ember: 'spruce-accent',
    quiet: 'spruce-border-strong',
  },
} as const;

type Roles = Record<keyof (typeof grounds)['paper'], string>;

function rolesOf(ground: SharePicture['ground']): Roles {
  const roles = Object.entries(grounds[ground]).map(([role, name]) => [role, colorOf(name).light]);
  return Object.fromEntries(roles) as Roles;
}

/** @returns the picture's two layers; words in letters the faces lack are left out */
export function drawShare(picture: SharePicture): ShareDrawing {
  const { product, title, strokes, prices, caption = '' } = picture;
  const roles = rolesOf(picture.ground);
  const mark =
    product === drawnName ? { text: wordmarkText(), shapes: wordmarkBars(roles) } : undefined;
  const titleSize = sizeOf(title, prices ? 1 : 2);
  const place = { left: margin, width, baseline, height: shareSize.height };
  return {
    text: createElement(
      'div',
      { style: { display: 'flex', ...shareSize, color: roles.ink } },
      mark?.text ?? set(product, 'display', markSize, { top: markTop }),
      set(title, 'display', titleSize, { top: titleTop, width, textWrap: 'balance' }),
      prices && setPrices(prices, place),
      set(caption, 'text', 23, {
        top: baseline + 18,
        width,
        color: roles.note,
        lineHeight: 1.35,
        letterSpacing: 0,
      }),
    ),
    shapes: [
      `<rect width="100%" height="100%" fill="${roles.ground}"/>`,
      mark?.shapes,
      strokes && strokeLines(strokes, roles),
      !strokes && !prices && largeBars(roles),
      `<path d="M${margin} ${baseline}h${width}" stroke="${roles.ink}" stroke-width="2"/>`,
    ]
      .filter(Boolean)
      .join(''),
  };
}

/** @returns a size in pixels at which a title fills one line, or two where it would be too small */
function sizeOf(title: string, lines: 1 | 2): number {
  // A letter of the display face is a little less than half its size wide.
  const single = Math.floor((width * 0.96) / (title.length * 0.45));
  if (lines === 1) return Math.min(66, single);
  return single >= 76 ? Math.min(96, single) : Math.min(80, Math.floor(single * 1.9));
}

/** A text at a place; nothing where its letters are not to be had. */
function set(text: string, face: Face, fontSize: number, style: CSSProperties): ReactNode {
  if (!text || !canSet(text)) return null;
  const base: CSSProperties = {
    position: 'absolute',
    left: margin,
    fontFamily: familyOf(face),
    fontSize,
    lineHeight: 1.06,
    letterSpacing: -0.022 * fontSize,
  };
  return createElement('div', { style: { ...base, ...style } }, text);
}

/** The name the wordmark draws, two of its letters as bars (`src/ui/Logo.tsx`). */
const drawnName = 'Skillspurt';

/** In pixels; the wordmark's other measures are thousandths of it (`src/ui/Logo.module.css`). */
const markSize = 50;
const markTop = 52;
const mark = { baseline: 96, first: 1.426, second: 1.592, rest: 1.734 } as const;

function wordmarkText(): ReactNode {
  const part = (text: string, left: number) =>
    set(text, 'display', markSize, { top: markTop, left, letterSpacing: 0 });
  return createElement(
    'div',
    { style: { display: 'flex' } },
    part('Ski', margin),
    part('spurt', margin + mark.rest * markSize),
  );
}

function wordmarkBars({ ink, ember }: Roles): string {
  const at = (place: number) => margin + place * markSize;
  const wide = 0.094 * markSize;
  return (
    bar(at(mark.first), mark.baseline, wide, 0.7 * markSize, ink) +
    bar(at(mark.second), mark.baseline, wide, markSize, ember)
  );
}

/** The two bars by themselves, at the right, on the hairline. */
function largeBars({ ink, ember }: Roles): string {
  const right = shareSize.width - margin;
  const wide = 16;
  return (
    bar(right - 44, baseline, wide, 0.7 * figureHeight, ink) +
    bar(right - wide, baseline, wide, figureHeight, ember)
  );
}

const bar = (x: number, bottom: number, wide: number, high: number, fill: string) =>
  `<rect x="${x}" y="${bottom - high}" width="${wide}" height="${high}" fill="${fill}"/>`;

/** Strokes from margin to margin, or as wide as they are few. */
function strokeLines(strokes: readonly Stroke[], roles: Roles): string {
  const pitch = Math.min(width / strokes.length, 44);
  const strokeWidth = Math.max(2, Math.min(8, Math.round(pitch * 0.34)));
  const paths = new Map<StrokeTone, string>();
  strokes.forEach(({ height, tone }, index) => {
    if (height <= 0) return;
    const x = Math.round(margin + (index + 0.5) * pitch) + (strokeWidth % 2) / 2;
    const line = `M${x} ${baseline}v${-Math.round(height * figureHeight)}`;
    paths.set(tone, (paths.get(tone) ?? '') + line);
  });
  const paints: Record<StrokeTone, string> = {
    ink: roles.ink,
    ember: roles.ember,
    half: `${roles.ink}" stroke-opacity=".5`,
    quiet: roles.quiet,
  };
  return Array.from(
    paths,
    ([tone, path]) => `<path d="${path}" stroke="${paints[tone]}" stroke-width="${strokeWidth}"/>`,
  ).join('');
}
