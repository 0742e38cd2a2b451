import type { ComponentProps, CSSProperties } from 'react';
import layout from './layout.module.css';
import styles from './RangeInput.module.css';

interface RangeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** What it stands at, for those who do not see it. */
  valueText: string;
  /**
   * How many steps the axis has that it is as wide as, from 1 to so many. Only its handle shows, at the
   * end of a step.
   */
  steps?: number;
  onMove: (value: number) => void;
}

/** A slider, over what it moves along. It answers to scripts alone, and is not there without them. */
export function RangeInput({
  valueText,
  steps,
  onMove,
  className,
  style,
  ...input
}: RangeInputProps) {
  const isHandle = steps !== undefined;
  const classes = [layout.jsOnly, isHandle && styles.handle, className];
  return (
    <input
      {...(isHandle && { min: 1, max: steps })}
      {...input}
      type="range"
      className={classes.filter(Boolean).join(' ')}
      style={isHandle ? ({ '--steps': steps, ...style } as CSSProperties) : style}
      aria-valuetext={valueText}
      onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
    />
  );
}
