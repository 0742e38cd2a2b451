import type { ReactNode } from 'react';
import { holdsSamples } from '../../content/buyerFacts.ts';
import layout from '../../ui/layout.module.css';
import styles from './ClaimSource.module.css';
import { SampleMark } from './SampleMark.tsx';

/** What the figures above it rest on, and that it has yet to be stated, for as long as it has. */
export function ClaimSource({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${layout.grid} ${styles.source}`}
      data-chat-skip={holdsSamples('results') ? '' : undefined}
    >
      <SampleMark band="results" />
      <p>{children}</p>
    </div>
  );
}
