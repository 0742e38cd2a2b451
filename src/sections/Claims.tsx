import { Fragment, type ReactNode } from 'react';
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

interface ClaimRow {
  strokes: readonly Stroke[];
  /** What the strokes say: above them, or for those who do not see them. */
  name?: string;
  label?: string;
}

interface ClaimFigure extends ClaimRow {
  /** What it is compared with: a row above it, of as many strokes. */
  against?: ClaimRow;
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
                  {[figure.against, figure].map(
                    (row, index) =>
                      row && (
                        <Fragment key={index}>
                          {row.name && <p className={roles.label}>{row.name}</p>}
                          <Strokes
                            strokes={row.strokes}
                            {...(row.label && { label: row.label })}
                            motion="reveal"
                            className={styles.strokes}
                          />
                        </Fragment>
                      ),
                  )}
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
