import { Fragment, type ReactNode } from 'react';
import { SectionHead } from '../ui/SectionHead.tsx';
import typography from '../ui/typography.module.css';
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
      <SectionHead title={title}>
        <p>{text}</p>
      </SectionHead>
      <ul>
        {claims.map(({ id, heading, text: explanation, figure }) => (
          <li key={id} className={styles.claim}>
            <h3 className={typography.title}>{heading}</h3>
            <div className={styles.body}>
              <p>{explanation}</p>
              {figure && (
                <figure>
                  {[figure.against, figure].map(
                    (row, index) =>
                      row && (
                        <Fragment key={index}>
                          {row.name && <p className={typography.label}>{row.name}</p>}
                          <Strokes
                            strokes={row.strokes}
                            {...(row.label && { label: row.label })}
                            motion="reveal"
                            className={styles.strokes}
                          />
                        </Fragment>
                      ),
                  )}
                  <figcaption className={typography.caption}>{figure.caption}</figcaption>
                </figure>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
