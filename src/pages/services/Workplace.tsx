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
    fixed: 'M116 1h48v104h-48z',
    hands: `${circle(140, 46, 17)}${circle(140, 46, 7)}M132 63v18h16v-18`,
    who: 'translate(38 53)',
    other: 'translate(240 53) rotate(180)',
  },
  service: {
    fixed: 'M186 1v104m30 0v-104',
    hands: `${circle(201, 53, 39)}${circle(201, 53, 18)}${circle(201, 24, 2)}${circle(201, 82, 2)}${circle(230, 53, 2)}${circle(172, 53, 2)}M130 70l40-22 5 9-40 22z`,
    who: 'translate(74 53)',
  },
  warehouse: {
    fixed: `M1 1h278v18H1z${'m35 0v18m0-18'.repeat(7)}M1 87h278v18H1z${'m35 0v18m0-18'.repeat(7)}`,
    hands: 'M148 36h38v34h-38zm0 17h38',
    who: 'translate(92 53) scale(.76)',
  },
};

interface WorkplaceProps {
  of: keyof typeof places;
}

/** One of a team at work, from above, filled. Decoration. */
export function Workplace({ of }: WorkplaceProps) {
  const place = places[of];
  return (
    <svg className={scene.scene} viewBox="0 0 280 106" aria-hidden="true">
      <path className={scene.wall} d={place.fixed} />
      {'other' in place && <path d={person(60)} transform={place.other} />}
      <path d={place.hands} />
      <path className={scene.you} d={person(66, true)} transform={place.who} />
    </svg>
  );
}
