import type { ReactNode } from 'react';
import { BandHead } from '../ui/BandHead.tsx';
import roles from '../ui/roles.module.css';
import type { Stroke } from '../figures/strokes/geometry.ts';
import { Strokes } from '../figures/strokes/Strokes.tsx';
import styles from './Claims.module.css';

export interface Claim {
  id: string;
  /** The claim in one phrase, what is to be set large in `strong`. */
  heading: ReactNode;
  text: string;
  figure?: ClaimFigure;
}

interface ClaimFigure {
  strokes: readonly Stroke[];
  /** How many places the figure has, where it is more than there are strokes. */
  slots?: number;
  /** What the strokes say, for those who do not see them. */
  label: string;
  /** What one stroke is. */
  caption: string;
}

interface ClaimsProps {
  title: string;
  text: string;
  claims: readonly Claim[];
}

/** What an offer claims: each claim's figure set large, and drawn where it can be counted. */
export function Claims({ title, text, claims }: ClaimsProps) {
  return (
    <>
      <BandHead title={title}>
        <p>{text}</p>
      </BandHead>
      <ul>
        {claims.map(({ id, heading, text: explanation, figure }) => (
          <li key={id} className={styles.claim}>
            <h3 className={roles.title}>{heading}</h3>
            <div className={styles.body}>
              <p>{explanation}</p>
              {figure && (
                <figure>
                  <Strokes
                    strokes={figure.strokes}
                    slots={figure.slots ?? figure.strokes.length}
                    label={figure.label}
                    motion="reveal"
                    className={styles.strokes}
                  />
                  <figcaption className={roles.caption}>{figure.caption}</figcaption>
                </figure>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
