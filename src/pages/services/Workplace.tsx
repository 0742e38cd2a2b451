import { person } from '../../figures/phone/person.ts';
import scene from './Call.module.css';

/** @returns the outline of a circle around a point */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1-${2 * radius} 0z`;

/**
 * What each team works at, and what it has in its hands there: a counter, the pump and who may buy it; a pipe,
 * the pump in it and a spanner; shelves at both sides of an aisle, and a box.
 */
const places = {
  sales: {
    fixed: 'M64 1h44v110h-44z',
    hands: `${circle(86, 50, 13)}${circle(86, 50, 5)}M80 63v15h12v-15`,
    other: 'translate(152 56) rotate(180)',
  },
  service: {
    fixed: 'M108 1v110m22 0v-110',
    hands: `${circle(119, 56, 31)}${circle(119, 56, 14)}${circle(119, 33, 1)}${circle(119, 79, 1)}${circle(142, 56, 1)}M66 70l34-18 4 8-34 18z`,
  },
  warehouse: {
    fixed:
      'M1 1h166v22h-166zm42 0v22m42-22v22m42-22v22M1 89h166v22h-166zm42 0v22m42-22v22m42-22v22',
    hands: 'M96 38h34v34h-34zm0 17h34',
  },
};

interface WorkplaceProps {
  of: keyof typeof places;
}

/** One of a team at work, from above: filled if this team's session is open. Decoration. */
export function Workplace({ of }: WorkplaceProps) {
  const place = places[of];
  return (
    <svg className={scene.scene} viewBox="0 0 168 112" aria-hidden="true">
      <path className={scene.wall} d={place.fixed} />
      {'other' in place && <path d={person(52)} transform={place.other} />}
      <path d={place.hands} />
      <path
        className={scene.who}
        d={person(of === 'warehouse' ? 66 : 50)}
        transform={of === 'warehouse' ? 'translate(36 56) scale(.72)' : 'translate(20 56)'}
      />
    </svg>
  );
}
