import { hair, person } from '../../figures/phone/person.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';

/** One of the team in outline, or, with the attributes of `ours`, one of us; `place` is an SVG transform. */
const seated = (outline: string, place: string, attributes = '') =>
  `    <path d="${outline}" transform="${place}"${attributes}/>`;
const ours = ' fill="var(--mantine-color-text)" stroke="var(--mantine-color-body)"';

/** How tall the hour's longest stroke is, and how far its strokes stand apart, in units of the drawing. */
const longest = 30;
const pitch = 6;

/**
 * @returns the discovery workshop, from above, in the colours of the page that uses it: a file, so
 *   that home loads no script for it (`public/workshop.svg`)
 */
export function drawWorkshop(): string {
  const minutes = hourStrokes()
    .map(({ height }, minute) => `M${30 + pitch * minute} 108v-${Math.round(longest * height)}`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">
  <!-- Drawn by src/pages/home/drawWorkshop.ts -->
  <g id="table" fill="var(--mantine-color-body)" stroke="var(--mantine-color-text)" stroke-width="1.5">
    <path d="M.75 48h418.5v96H.75z" fill="var(--color-shade)" stroke="var(--color-border-strong)"/>
    <path d="${minutes}"/>
    <path d="M62 62h34v24H62zM58 86h42v3H58zM352 60l24-4 5 28-24 4zM180 130h34v19h-34zM185 135h20M185 140h13" fill="var(--mantine-color-default)"/>
${seated(person(52) + hair.parted, 'translate(80 22) rotate(90)')}
${seated(person(60) + hair.tied, 'translate(206 22) rotate(90)')}
${seated(person(52) + hair.short, 'translate(340 22) rotate(90) scale(1 -1)')}
${seated(person(50, true), 'translate(164 168) rotate(-90) scale(1 -1)', ours)}
${seated(person(60, true), 'translate(290 168) rotate(-90)', ours)}
  </g>
</svg>
`;
}
