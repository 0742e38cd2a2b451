import styles from './line.module.css';

interface ContactLineProps {
  /** How many contacts fall on this part of the line. */
  contacts: number;
  /** How many times as wide the last gap is as the first. */
  growth: number;
  /** The contact that stands out, counted from zero. */
  marked?: number | undefined;
}

const height = 1000;

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
  const ordinary = strokes.filter((_, index) => index !== marked);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={ordinary.map((y) => `M0 ${y}H100`).join('')} />
      {marked !== undefined && <path className={styles.marked} d={`M0 ${strokes[marked]}H166`} />}
    </svg>
  );
}
