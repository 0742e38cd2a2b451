import styles from './ContactLine.module.css';

const count = 64;
/** The last gap is sixteen times the first. */
const growth = 16 ** (1 / (count - 1));
const height = 1000;

/** Where the strokes stand, from top to bottom: each gap is a little wider than the one before. */
const path = Array.from({ length: count }, (_, index) => {
  const share = (growth ** index - 1) / (growth ** (count - 1) - 1);
  return `M0 ${Math.round(share * height)}H100`;
}).join('');

/** A line down the page of which a stroke is a contact; decoration beside a caption that says so. */
export function ContactLine({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={[styles.line, className].filter(Boolean).join(' ')}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
