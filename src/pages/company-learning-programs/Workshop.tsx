import { Fragment } from 'react';
import { arm, body, collar, head } from '../../figures/phone/person.ts';

/** Where those at the table sit, and how far an arm reaches: three of the company, and one of us. */
const seats = [
  { x: 110, reach: 0.62 },
  { x: 270, reach: 0.9 },
  { x: 430, reach: 0.7, isMirrored: true },
  { x: 350, reach: 0.8, isOurs: true },
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
      {seats.map(({ x, reach, isMirrored, isOurs }) => {
        const place = `translate(${x} ${isOurs ? '167) rotate(-90)' : '29) rotate(90)'} scale(1 ${isMirrored ? -1 : 1})`;
        const tone = isOurs && { fill: 'currentColor', stroke: 'var(--shade)' };
        return (
          <Fragment key={x}>
            <path d={arm} transform={`${place} scale(${reach} 1)`} {...tone} />
            <path d={body + (isOurs ? collar : '') + head} transform={place} {...tone} />
          </Fragment>
        );
      })}
    </svg>
  );
}
