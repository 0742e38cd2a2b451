import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import typography from '../../../ui/typography.module.css';
import type { Drawing } from './drawings.ts';
import styles from './Figure.module.css';
import { Weeks } from './Weeks.tsx';

interface FigureProps {
  drawing: Drawing;
  /** What one of its strokes is. */
  caption: string | undefined;
}

/** A drawing in an article, and what one of its strokes is. */
export function Figure({ drawing, caption }: FigureProps) {
  return (
    <figure className={styles.figure} data-chat-skip="">
      {'weeks' in drawing ? (
        <Weeks weeks={drawing.weeks} />
      ) : (
        <Strokes strokes={drawing.strokes} motion="reveal" className={styles.row} />
      )}
      <figcaption className={typography.caption}>{caption}</figcaption>
    </figure>
  );
}
