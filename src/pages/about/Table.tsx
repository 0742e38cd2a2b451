import { sessionStrokes } from '../../figures/strokes/session.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { slotWidth, type Stroke, strokePaths, strokesOf } from '../../figures/strokes/geometry.ts';
import { HeldPhone, Person, type PersonProps } from './Person.tsx';
import { Pieces } from './Pieces.tsx';
import styles from './Table.module.css';

/** When one is in touch with the other on a line of time: each gap is wider than the one before. */
const contacts = new Set([0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 21, 25, 30, 36, 43, 51]);

/** What is counted on the table, part by part. */
export const counted = {
  hour: hourStrokes(),
  build: programmeStrokes.build,
  train: sessionStrokes(4),
  stay: strokesOf(52, (place) => (contacts.has(place) ? 0.8 : 0)),
} satisfies Record<string, readonly Stroke[]>;

export type Part = keyof typeof counted;

interface Seat extends Omit<PersonProps, 'place'> {
  /** Where it is along the table, in units of the drawing. */
  x: number;
  /** Whether the arms are the other way round. */
  isMirrored?: true;
  /** What lies before whoever sits there. */
  thing?: string;
}

/** Who sits at the far side: one types, one points, one has a coffee, one reads. */
const you: readonly Seat[] = [
  { x: 104, hair: 'parted', thing: 'M86 68h36v23h-36zm-3 23h42v3h-42z' },
  { x: 212, reach: 70, isPointing: true, hair: 'short' },
  { x: 330, reach: 42, hair: 'tied', thing: 'M382 66a8 8 0 1 0 .1 0zm0 4a4 4 0 1 0 .1 0z' },
  {
    x: 452,
    reach: 54,
    isMirrored: true,
    hair: 'long',
    thing: 'M433 65l23-4 5 28-23 4zm6 6l13-2m-12 8l13-2m-12 8l7-1',
  },
];

/** Who of them practises then: the one with the coffee. */
const one = 2;

/** Who sits at the near side: one shows, one writes it down. */
const we: readonly Seat[] = [
  { x: 250, reach: 60, isPointing: true },
  {
    x: 392,
    reach: 54,
    isMirrored: true,
    thing: 'M366 117h34v19h-34zm5 5h20m-20 5h13',
  },
];

const width = 560;
const height = 206;

/** What nobody sits on, at either side. */
const free = 8;

/** How far from either end of the table the strokes are: nearly as much a phone leaves out. */
const end = 56;

/** Where the strokes stand: on the table beside what lies on it, or on its far edge, where nobody sits then. */
const ground: Record<Part, number> = { hour: 125, build: 58, train: 145, stay: 128 };

interface SeatedProps extends Seat {
  className: string | undefined;
}

/** One of us, at the near side, or one of you, at the far. */
function Seated({ x, isMirrored, thing, className, ...person }: SeatedProps) {
  const place = person.isOurs
    ? `translate(${x} ${height - 29}) rotate(-90)`
    : `translate(${x} 29) rotate(90)`;
  return (
    <g className={className}>
      {thing && <path className={styles.thing} d={thing} />}
      <Person {...person} place={isMirrored ? `${place} scale(1 -1)` : place} />
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
      viewBox={`0 ${free} ${width} ${height - 2 * free}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.top} d={`M.5 58h${width - 1}v${height - 116}H.5z`} />
      {Object.entries(counted).map(([part, strokes]) => (
        <g
          key={part}
          transform={`translate(${end} ${ground[part as Part]}) scale(${(width - 2 * end) / slotWidth / strokes.length} .29)`}
        >
          <g className={`${styles.strokes} ${styles[part]}`}>
            {Object.entries(strokePaths(strokes)).map(([tone, path]) => (
              <path key={tone} data-tone={tone} d={path} />
            ))}
          </g>
        </g>
      ))}
      <g className={styles.pieces}>
        <g transform="translate(150 62)">
          <Pieces place="translate(207 22) rotate(6)" />
        </g>
      </g>
      <g className={styles.progress}>
        <path d="M367 64h50v38h-50zM375 94h34M375 88l10-5 10-2 13-10-13 10-10 2z" />
      </g>
      {you.map((seat, index) => (
        <Seated key={seat.x} {...seat} className={index === one ? styles.one : styles.you}>
          {index === one && (
            <g className={styles.phone}>
              {/* What the mentor says, and below it the answer. */}
              <HeldPhone lines="M64 0v20M57 8v12" />
              <path d="M80-6v20M73-6v13" stroke="var(--mantine-primary-color-filled)" />
            </g>
          )}
        </Seated>
      ))}
      {we.map((seat, index) => (
        <Seated key={seat.x} {...seat} isOurs className={index ? styles.we : styles.host} />
      ))}
    </svg>
  );
}
