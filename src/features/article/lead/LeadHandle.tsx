import { StepRange } from '../../../ui/StepRange.tsx';
import styles from './LeadHandle.module.css';

export interface LeadHandleProps {
  /** By which it is labelled. */
  id: string;
  /** Along the drawing's own axis, or along one of its own where that is the day's. */
  isApart: boolean;
  steps: number;
  step: number;
  valueText: string;
  onMove: (step: number) => void;
}

/** What leads through an article's drawing step by step. */
export function LeadHandle({ isApart, ...range }: LeadHandleProps) {
  return (
    <div className={isApart ? styles.apart : styles.axis}>
      <StepRange {...range} />
    </div>
  );
}
