import styles from './line.module.css';

interface ContactLineProps {
  /** How many contacts fall on this part of the line. */
  contacts: number;
  /** How many times as wide the last gap is as the first. */
  growth: number;
  /** The contact that reaches further than the others, counted from zero. */
  marked?: number | undefined;
}

const height = 1000;

/** In hundredths of an ordinary stroke. On a narrow page it ends a little before the words. */
const long = 185;

/** Where the strokes stand, from the top: each gap a little wider than the one before. */
function places(contacts: number, growth: number): number[] {
  const gaps = Array.from({ length: contacts }, (_, index) => growth ** (index / (contacts - 1)));
  const scale = height / gaps.reduce((sum, gap) => sum + gap, 0);
  let y = 0;
  return gaps.map((gap) => {
    const place = y;
    y += gap * scale;
    return Math.round(place);
  });
}

/**
 * A part of the line down the page, of which a stroke is a contact; decoration beside a caption
 * that says so. The next part begins where this one's last gap ends.
 */
export function ContactLine({ contacts, growth, marked }: ContactLineProps) {
  const strokes = places(contacts, growth);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={strokes.map((y, index) => `M0 ${y}H${index === marked ? long : 100}`).join('')} />
    </svg>
  );
}
