import { person } from '../../figures/phone/person.ts';

/** @returns a table from its left edge on, and the four chairs that stand at it */
const table = (x: number) => `M${x} 14h36v252h-36zm46-56${'m0 66h36v44h-36z'.repeat(4)}`;

/** A hired room in which nobody sits, and who learns at work instead, from above. Decoration beside its captions. */
export function Rooms() {
  return (
    <svg viewBox="0 0 620 280" fill="none" strokeWidth="2.5" aria-hidden="true">
      <path
        d={`M350 174V279H1V1H350V106M350 174l58-34M16 84v112${table(110)}${table(240)}M522 20h96v240h-96z`}
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
