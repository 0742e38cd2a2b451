import { sessionStrokes } from '../../figures/strokes/session.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { slotWidth, type Stroke, strokePaths, strokesOf } from '../../figures/strokes/geometry.ts';
import { arm, body, collar, head } from '../../figures/phone/person.ts';
import styles from './Table.module.css';

/** When one is in touch with the other on a line of time: each gap is wider than the one before. */
const contacts = new Set([0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 21, 25, 30, 36, 43, 51]);

/** What is counted on the table, part by part. */
const counted = {
  hour: hourStrokes(),
  build: programmeStrokes.build,
  train: sessionStrokes(4),
  stay: strokesOf(52, (place) => (contacts.has(place) ? 0.8 : 0)),
} satisfies Record<string, readonly Stroke[]>;

export type Part = keyof typeof counted;

/** Where they sit, in units of the drawing, at the far side and at the near, and how far they reach, of 1. */
const you = [
  [80, 0.62],
  [196, 0.9],
  [320, 0.56],
  [462, 0.74],
] as const;
const we = [
  [250, 0.8],
  [392, 0.6],
] as const;

const width = 560;
const height = 222;

interface PersonProps {
  x: number;
  reach: number;
  isOurs?: true;
  /** Whether it is who takes the session, with a phone. */
  isOne?: boolean;
  className: string | undefined;
}

/** One of us, filled, at the near side, or one of you, in outline, at the far. */
function Person({ x, reach, isOurs, isOne, className }: PersonProps) {
  const place = isOurs
    ? `translate(${x} ${height - 29}) rotate(-90)`
    : `translate(${x} 29) rotate(90)`;
  return (
    <g className={className}>
      <g transform={place} className={isOurs ? styles.filled : styles.outlined}>
        <path d={arm} transform={`scale(${reach} 1)`} />
        <path d={body + (isOurs ? collar : '') + head} />
        {isOne && (
          <path
            className={styles.phone}
            d="M45-6h30a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-30a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3z"
          />
        )}
      </g>
    </g>
  );
}

/**
 * Who does it, and when: you and we at a table, from above, and the time it takes counted on it. The
 * part that is open in the figure around it says who is there. Decoration beside its words.
 */
export function Table() {
  return (
    <svg
      className={styles.table}
      viewBox={`0 0 ${width} ${height}`}
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path className={styles.top} d={`M.5 58h${width - 1}v${height - 116}H.5z`} />
      {Object.entries(counted).map(([part, strokes]) => (
        <g
          key={part}
          transform={`translate(24 131) scale(${(width - 48) / slotWidth / strokes.length} .46)`}
        >
          <g className={`${styles.strokes} ${styles[part]}`}>
            {Object.entries(strokePaths(strokes)).map(([tone, path]) => (
              <path key={tone} data-tone={tone} d={path} />
            ))}
          </g>
        </g>
      ))}
      {you.map(([x, reach], index) => (
        <Person
          key={x}
          x={x}
          reach={reach}
          isOne={index === 2}
          className={index === 2 ? styles.one : styles.you}
        />
      ))}
      {we.map(([x, reach], index) => (
        <Person key={x} x={x} reach={reach} isOurs className={index ? styles.we : styles.host} />
      ))}
    </svg>
  );
}
