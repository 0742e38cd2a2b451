/**
 * Draws the bench's figures: every bar on one scale, its limit, so that all limits stand under one
 * another and what passes its own stands out.
 */
import { colorOf } from '../pages/tokens.ts';
import { type Figure, isReached, type Part } from './figures.ts';

const width = 960;
const margin = 40;
/** Where bars begin, where the limit stands, and where they are cut off. */
const lane = { from: 340, limit: 530, to: 630 };
const rowHeight = 26;
const strokesHeight = 44;
const headHeight = 66;

const colors = [
  'mantine-color-body',
  'mantine-color-text',
  'mantine-color-dimmed',
  'mantine-color-default-border',
  'color-border-strong',
  'mantine-primary-color-filled',
  'mantine-color-error',
] as const;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const text = (x: number, y: number, content: string, role = 'ink') =>
  `<text x="${x}" y="${y}" class="${role}">${escape(content)}</text>`;

/** A bar to its share of the limit; a broken end says that it goes on. */
function drawBar({ value, limit }: Figure, y: number, role: string): string {
  const end = lane.from + ((lane.limit - lane.from) * value) / limit;
  const bar = (to: number) =>
    `<rect x="${lane.from}" y="${y - 9}" width="${Math.max(1, to - lane.from).toFixed(1)}" height="9" class="${role}"/>`;
  if (end <= lane.to) return bar(end);
  return `${bar(lane.to - 10)}<rect x="${lane.to - 6}" y="${y - 9}" width="6" height="9" class="${role}"/>`;
}

/** A stroke a page: full height is the limit. */
function drawStrokes({ each = [], limit }: Figure, y: number): string {
  const pitch = (lane.to - lane.from) / each.length;
  return each
    .map((value, at) => {
      const height = Math.max(2, (28 * value) / limit);
      const x = (lane.from + (at + 0.5) * pitch).toFixed(1);
      const role = value < limit ? 'ember-line' : 'ink-line';
      return `<path d="M${x} ${y}v-${height.toFixed(1)}" class="${role}"/>`;
    })
    .join('');
}

function drawFigure(figure: Figure, y: number): string {
  const { name, value, unit = '', limit, atLeast, from } = figure;
  const misses = !isReached(figure);
  const drawing = figure.each
    ? drawStrokes(figure, y)
    : drawBar(figure, y, misses ? 'ember' : 'ink');
  const bound = `${atLeast ? 'at least' : 'at most'} ${limit}`;
  return [
    text(margin, y, name),
    drawing,
    text(lane.to + 20, y, [value, unit].join(' ').trim(), misses ? 'ember-text strong' : 'strong'),
    text(lane.to + 20, y + 12, [bound, from].filter(Boolean).join(' · '), 'note'),
  ].join('');
}

/** @returns the report as an SVG document, in the colours of the site, light and dark */
export function drawReport(parts: readonly Part[]): string {
  const rules = (scheme: 'light' | 'dark') =>
    colors.map((name) => `--${name}:${colorOf(name)[scheme]}`).join(';');
  let y = margin;
  const drawn = parts.map(({ title, measured, load, figures }) => {
    const top = (y += headHeight);
    const rows = figures.map((figure) => {
      y += figure.each ? strokesHeight : rowHeight + 8;
      return drawFigure(figure, y);
    });
    return [
      text(margin, top - 18, title, 'title'),
      text(width - margin, top - 18, `${measured}, load ${load.join(' to ')}`, 'note end'),
      `<path d="M${margin} ${top - 6}H${width - margin}" class="rule"/>`,
      ...rows,
      figures.some(({ each }) => !each) &&
        `<path d="M${lane.limit} ${top + 8}V${y + 6}" class="limit"/>`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  const height = y + margin + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(
    'The bench’s figures; docs/speed.json has them as text',
  )}">
<style>
svg{${rules('light')};font:14px 'Hanken Grotesk',Arial,sans-serif}
@media(prefers-color-scheme:dark){svg{${rules('dark')}}}
text{fill:var(--mantine-color-text)}
.title{font:22px 'Hedvig Letters Serif',Georgia,serif}
.strong{font-weight:600}
.note{font-size:11px;fill:var(--mantine-color-dimmed)}
.end{text-anchor:end}
.ember-text{fill:var(--mantine-color-error)}
rect.ink{fill:var(--mantine-color-text)}
rect.ember{fill:var(--mantine-primary-color-filled)}
path{fill:none;stroke-width:1}
.rule{stroke:var(--mantine-color-text)}
.limit{stroke:var(--color-border-strong);stroke-dasharray:2 3}
.ink-line{stroke:var(--mantine-color-text);stroke-width:2}
.ember-line{stroke:var(--mantine-primary-color-filled);stroke-width:2}
.ground{fill:var(--mantine-color-body)}
</style>
<rect width="${width}" height="${height}" class="ground"/>
${text(margin, margin + 8, 'The dashed line is each bar’s own limit. A stroke is a page, at full height with 100.', 'note')}
${drawn.join('\n')}
</svg>
`;
}
