import { person } from '../../figures/phone/person.ts';

/** Where those of the company sit, and how far an arm reaches. */
const seats = [
  [110, 52],
  [270, 75],
  [430, 58],
] as const;

/** Who sits at the table in the first hour, from above; one of us is filled. Decoration beside its caption. */
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
      {seats.map(([x, reach]) => (
        <path key={x} d={person(reach)} transform={`translate(${x} 29) rotate(90)`} />
      ))}
      <path
        d={person(56, true)}
        transform="translate(350 167) rotate(-90)"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
