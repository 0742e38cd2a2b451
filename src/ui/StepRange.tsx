import { type CSSProperties, useEffect, useState } from 'react';
import handle from './handle.module.css';

interface StepRangeProps {
  /** By which it is labelled. */
  id: string;
  /** How many steps its axis has, which it is as wide as. */
  steps: number;
  /** At the end of which of them it stands, from 1. */
  step: number;
  /** What that is, for those who do not see it. */
  valueText: string;
  onMove: (step: number) => void;
}

/** A handle that goes along an axis by steps. It comes once the page is hydrated, when it can answer. */
export function StepRange({ id, steps, step, valueText, onMove }: StepRangeProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    isMounted && (
      <input
        type="range"
        id={id}
        className={`${handle.handle} ${handle.step}`}
        style={{ '--steps': steps } as CSSProperties}
        aria-valuetext={valueText}
        min={1}
        max={steps}
        value={step}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
      />
    )
  );
}
