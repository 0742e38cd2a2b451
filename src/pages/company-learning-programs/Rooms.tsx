import { person } from '../../figures/phone/person.ts';

const tables = [110, 240].flatMap((x) => [14, 148].map((y) => ({ x, y })));

/** @returns a table, and the two chairs that stand at it */
const table = (x: number, y: number) =>
  `M${x} ${y}h36v118h-36zm46 8h28a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-28zm0 58h28a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-28z`;

/** A hired room in which nobody sits, and who learns at work instead, from above. Decoration beside its captions. */
export function Rooms() {
  return (
    <svg viewBox="0 0 620 280" fill="none" strokeWidth="2.5" aria-hidden="true">
      <path
        d={`M350 174V279H1V1H350V106M350 174l58-34M16 84v112M38 112h30v56h-30z${tables.map(({ x, y }) => table(x, y)).join('')}M522 20h96v240h-96z`}
        stroke="var(--ctl)"
      />
      <path
        d={`${person(56, true)}M66-16h25v46h-25z`}
        transform="translate(456 140) scale(1.3)"
        fill="var(--ink)"
      />
    </svg>
  );
}
