import { describePiece, splitPieces } from './pieces.ts';
import styles from './pieces.module.css';

/** A message to be read, its pieces as in the field. */
export function Pieces({ text }: { text: string }) {
  return splitPieces(text).map((part, place) => {
    if (place % 2 === 0) return part;
    const { kind, label, name } = describePiece(part);
    return (
      <span
        key={place}
        className={`${styles.piece} ${styles[kind]}`}
        role="img"
        aria-label={name}
        title={name}
      >
        {label}
      </span>
    );
  });
}
