import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeInput } from '../../../ui/RangeInput.tsx';
import styles from './LeadHandle.module.css';

export interface LeadHandleProps {
  /** By which it is labelled. */
  id: string;
  /** Whether it goes along an axis of its own, where the drawing's is the day. */
  isApart: boolean;
  /** The last step, the first being 0. */
  steps: number;
  step: number;
  valueText: string;
  onMove: (step: number) => void;
}

/** What leads through an article's drawing step by step. */
export function LeadHandle({ isApart, steps, step, onMove, ...range }: LeadHandleProps) {
  const { i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div
      className={isApart ? styles.apart : styles.along}
      style={{ '--last': steps } as CSSProperties}
    >
      {isApart && (
        <div className={styles.numbers} aria-hidden>
          {Array.from({ length: steps + 1 }, (_, number) => (
            <span key={number}>{numbers.format(number)}</span>
          ))}
        </div>
      )}
      <div className={styles.range}>
        <RangeInput
          {...range}
          steps={steps + 1}
          value={step + 1}
          onMove={(end) => onMove(end - 1)}
        />
      </div>
    </div>
  );
}
