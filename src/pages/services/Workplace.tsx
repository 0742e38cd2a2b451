import { arm, body, head } from '../../figures/phone/person.ts';
import scene from './Call.module.css';

/** @returns the outline of a circle around a point */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1-${2 * radius} 0z`;

/** What each team works at, and what it has in its hands there: a counter, a pipe, shelves. */
const places = {
  sales: {
    fixed: 'M76 1h50v94h-50z',
    hands: `${circle(96, 42, 15)}${circle(96, 42, 6)}M90 57v17h12v-17`,
  },
  service: {
    fixed: 'M88 1v94m18 0v-94',
    hands: `${circle(97, 48, 25)}${circle(97, 48, 11)}${circle(97, 30, 1)}${circle(97, 66, 1)}${circle(115, 48, 1)}`,
  },
  warehouse: { fixed: 'M84 1h42v94h-42zm0 31h42m-42 32h42', hands: 'M62 36h25v25h-25zm0 12h25' },
};

interface WorkplaceProps {
  of: keyof typeof places;
}

/** One of a team at work, from above: filled if this team's session is open. Decoration. */
export function Workplace({ of }: WorkplaceProps) {
  const { fixed, hands } = places[of];
  return (
    <svg className={scene.scene} viewBox="0 0 128 96" fillRule="evenodd" aria-hidden="true">
      <path className={scene.wall} d={fixed} />
      <path d={hands} />
      <path className={scene.who} d={arm} transform="translate(22 48) scale(.6 1)" />
      <path className={scene.who} d={body + head} transform="translate(22 48)" />
    </svg>
  );
}
