import { arm, body, collar, head } from '../../figures/phone/person.ts';

/** Where those at the table sit, and how far an arm reaches: four of the company, and two of us. */
const seats = [
  { x: 88, reach: 0.62 },
  { x: 200, reach: 0.9 },
  { x: 322, reach: 0.5 },
  { x: 450, reach: 0.7, isMirrored: true },
  { x: 240, reach: 0.8, isOurs: true },
  { x: 384, reach: 0.45, isMirrored: true, isOurs: true },
];

/** Who sits there in the first hour, from above; we are filled. Decoration beside its caption. */
export function Workshop() {
  return (
    <svg
      viewBox="0 0 540 196"
      fill="var(--shade)"
      fillRule="evenodd"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M1 58h538v80H1z" stroke="var(--ctl)" strokeWidth="2" />
      {seats.map(({ x, reach, isMirrored, isOurs }) => (
        <g
          key={x}
          transform={`translate(${x} ${isOurs ? '167) rotate(-90)' : '29) rotate(90)'} scale(1 ${isMirrored ? -1 : 1})`}
          {...(isOurs && { fill: 'currentColor', stroke: 'var(--shade)' })}
        >
          <path d={arm} transform={`scale(${reach} 1)`} />
          <path d={body + (isOurs ? collar : '') + head} />
        </g>
      ))}
    </svg>
  );
}
