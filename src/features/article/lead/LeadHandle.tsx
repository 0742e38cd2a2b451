import type { CSSProperties } from 'react';
import { StepRange } from '../../../ui/StepRange.tsx';
import styles from './LeadHandle.module.css';

export interface LeadHandleProps {
  /** By which it is labelled. */
  id: string;
  /** Whether it goes along an axis of its own, where the drawing's is the day. */
  isApart: boolean;
  steps: number;
  step: number;
  valueText: string;
  onMove: (step: number) => void;
}

/** What leads through an article's drawing step by step. */
export function LeadHandle({ isApart, ...range }: LeadHandleProps) {
  return (
    <div
      className={isApart ? styles.apart : styles.along}
      style={{ '--steps': range.steps } as CSSProperties}
    >
      <StepRange {...range} />
    </div>
  );
}
