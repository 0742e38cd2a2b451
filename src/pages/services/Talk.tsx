import { person } from '../../figures/phone/person.ts';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import scene from './Call.module.css';
import styles from './Talk.module.css';

/** How many seconds of the exercise are drawn. */
const seconds = 30;

/** @returns a stroke a second: what you say in ink, the customer in ember, low where nobody speaks */
const talk = (yours: number, customersFrom: number, customers: number): Stroke[] => {
  const isCustomer = (second: number) =>
    second >= customersFrom && second < customersFrom + customers;
  return strokesOf(
    seconds,
    (second) => (second < yours || isCustomer(second) ? 0.55 + 0.45 * unevenness(second, 4) : 0.06),
    (second) => (second < yours ? 'ink' : isCustomer(second) ? 'ember' : 'quiet'),
  );
};

/** Who names a price is heard no longer than it takes to say no; who asks is answered. */
const talks = { first: talk(2, 4, 3), better: talk(3, 6, 22) };

/**
 * You, filled, and the customer at a table, from above, and on it what is said, second by second: as the
 * open reply has it, the customer turns away, or leans in and talks. It stands before the replies.
 */
export function Talk() {
  return (
    <div className={styles.talk}>
      <svg className={scene.scene} viewBox="0 0 260 96" aria-hidden="true">
        <path
          className={scene.wall}
          d="M70 4h120v88H70zM82 20a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM152 18a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"
        />
        <path className={scene.you} d={person(52, true)} transform="translate(20 48)" />
        <g transform="translate(240 48) rotate(180)">
          <path className={styles.customer} d={person(52)} />
        </g>
      </svg>
      {(['first', 'better'] as const).map((reply) => (
        <Strokes key={reply} strokes={talks[reply]} className={styles[reply]} />
      ))}
    </div>
  );
}
