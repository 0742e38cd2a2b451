import layout from '../../ui/layout.module.css';
import styles from './Film.module.css';
import type { FilmShot } from './filmShots.ts';
import { arm, body, collar, head } from './personParts.ts';

interface FilmProps {
  shot: FilmShot;
  /** What is seen, for those who do not see it; without it the drawing is decoration. */
  label?: string;
}

/** How a shot is staged; what two share is yours first, then the customer's. */
interface Staging {
  /** How far the right arm is stretched, of 1. */
  reach: readonly [number, number];
  /** How far they lean over the table, in units of the drawing. */
  lean?: readonly [number, number];
  speaks?: 0 | 1;
  /** Whether your sheet is still nearer to the customer. */
  isOffered?: true;
  /** Whether a tenth of the price is off. */
  isCut?: true;
  /** Whether there is a place for what you are compared with, and your sheet lies below it. */
  asks?: true;
  /** Whether that lies in its place. */
  answers?: true;
}

/** Where they sit, half-way down the drawing. */
const middle = 180 / 2;

const stagings: Record<FilmShot, Staging> = {
  offer: { reach: [0.96, 0.56], lean: [7, 0], isOffered: true },
  objection: { reach: [0.56, 0.8], lean: [0, 7], speaks: 1 },
  discount: { reach: [0.75, 0.52], lean: [5, -5], isCut: true },
  silence: { reach: [0.56, 0.56] },
  question: { reach: [0.75, 0.56], lean: [7, 0], speaks: 0, asks: true },
  answer: { reach: [0.56, 0.94], lean: [0, 7], speaks: 1, asks: true, answers: true },
  compared: { reach: [0.56, 0.52], lean: [3, 3], asks: true, answers: true },
};

/** What is said: a stroke a word, as many for either. Nearly flat they are its rests. */
const words = 'M0 0v-19m8 19v-23m8 23v-17m8 17v-21m8 21v-27';

/** A price on its sheet: strokes, each a tenth of yours; on a sheet that is filled they are cut out. */
const price = (count: number, isCutOut = false) =>
  Array.from({ length: count }, (_, index) => {
    const rise = 24 - ((7 * index) % 5);
    const x = 6 * index;
    return isCutOut ? `M${x + 8} 39h2v-${rise}h-2z` : `M${x + 9} 39v-${rise}`;
  }).join('');

const at = (x: number, y: number) => `translate(${x}px,${y}px)`;

/**
 * A sale at a table, from above: you at the left, filled, the customer at the right, in outline, and
 * a sheet with a price between them. Another shot is the same drawing otherwise staged, and plays.
 */
export function Film({ shot, label }: FilmProps) {
  const { reach, lean = [0, 0], speaks, isOffered, isCut, asks, answers } = stagings[shot];
  const x = isOffered ? 104 : 84;
  const y = asks ? 93 : 66;
  const isSilent = shot === 'silence';
  const people = [at(28 + lean[0], middle), `${at(212 - lean[1], middle)} rotate(180deg)`];
  return (
    <svg
      className={`${layout.spruce} ${styles.film}`}
      viewBox="0 0 240 180"
      fillRule="evenodd"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      <g style={{ opacity: isSilent ? 0.72 : 1 }}>
        <path className={styles.table} fillOpacity={0.6} d="M58 8h124v164H58z" />
        <path
          className={styles.outlined}
          strokeDasharray={3}
          d="M84 39h72v48H84z"
          style={{ opacity: asks ? 1 : 0 }}
        />
        <path
          className={styles.outlined}
          d={`M0 0h54v48H0z${price(7)}`}
          style={{ transform: at(answers ? 84 : 134, 39), opacity: answers ? 1 : 0 }}
        />
        <path
          className={styles.sheet}
          d={`M0 0h61v48H0z${price(9, true)}`}
          style={{ transform: at(x, y) }}
        />
        <path
          className={styles.sheet}
          d="M0 0h12v48H0zM2 39h2V17H2z"
          style={{
            transform: isCut ? `${at(x + 69, y - 18)} rotate(8deg)` : at(x + 60, y),
          }}
        />
        {people.map((place, who) => {
          const look = who ? styles.outlined : styles.filled;
          return [
            <path
              key={`arm${who}`}
              className={look}
              d={arm}
              style={{ transform: `${place} scaleX(${reach[who]})` }}
            />,
            <path
              key={who}
              className={look}
              d={body + (who ? '' : collar) + head}
              style={{ transform: place }}
            />,
          ];
        })}
      </g>
      {[14, 194].map((left, who) => (
        <path
          key={left}
          d={words}
          style={{
            transform: `${at(left, 41)} scaleY(${speaks === who ? 1 : 0.09})`,
            opacity: isSilent || speaks === who ? 1 : 0,
          }}
        />
      ))}
    </svg>
  );
}
