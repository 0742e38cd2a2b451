import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { answerAttributes } from './answersOf.ts';
import styles from './ClaimSource.module.css';
import { SampleMark } from './SampleMark.tsx';

/** What the figures above it rest on, and that it has yet to be stated, for as long as it has. */
export function ClaimSource({ children }: { children: ReactNode }) {
  return (
    <div className={`${layout.grid} ${styles.source}`} {...answerAttributes('results')}>
      <SampleMark band="results" />
      <p>{children}</p>
    </div>
  );
}
