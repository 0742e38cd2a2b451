import { person } from '../../figures/phone/person.ts';

/** Where those at the table sit, and how far an arm reaches: three of the company, and one of us. */
const seats = [
  { x: 110, reach: 52 },
  { x: 270, reach: 75 },
  { x: 430, reach: 58, isMirrored: true },
  { x: 350, reach: 56, isOurs: true },
];

/** Who sits there in the first hour, from above; we are filled. Decoration beside its caption. */
export function Workshop() {
  return (
    <svg
      viewBox="0 0 540 196"
      fill="var(--shade)"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M1 58h538v80H1z" stroke="var(--ctl)" strokeWidth="2" />
      {seats.map(({ x, reach, isMirrored, isOurs }) => (
        <path
          key={x}
          d={person(reach, isOurs)}
          transform={`translate(${x} ${isOurs ? '167) rotate(-90)' : '29) rotate(90)'} scale(1 ${isMirrored ? -1 : 1})`}
          {...(isOurs && { fill: 'currentColor', stroke: 'none' })}
        />
      ))}
    </svg>
  );
}
