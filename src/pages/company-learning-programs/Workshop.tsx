import { person } from '../../figures/phone/person.ts';
import { pump } from './pump.ts';

/** Where those of the company sit, how far an arm reaches, and on which side. */
const seats = [
  [110, 52, 1],
  [270, 73, 1],
  [430, 73, -1],
] as const;

/** Who sits at the table in the first hour, from above; one of us is filled. Decoration beside its caption. */
export function Workshop() {
  return (
    <svg
      viewBox="0 0 540 196"
      fill="var(--color-shade)"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M1 58h538v80H1z" stroke="var(--color-border-strong)" strokeWidth="2" />
      {/* A case, the pump it is about, and what we note. */}
      <path d="M70 82h34v44H70zM80 116h14M356 70h38v38h-38zM366 80h18" />
      <path d={pump} transform="translate(213 98) scale(.5)" strokeWidth="5" />
      {seats.map(([x, reach, side]) => (
        <path
          key={x}
          d={person(reach)}
          transform={`translate(${x} 29) rotate(90) scale(1 ${side})`}
        />
      ))}
      <path
        d={person(52, true)}
        transform="translate(350 167) rotate(-90)"
        fill="var(--mantine-color-text)"
        stroke="none"
      />
    </svg>
  );
}
