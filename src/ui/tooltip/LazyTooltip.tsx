import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import styles from './LazyTooltip.module.css';

const TooltipBubble = lazy(async () => ({
  default: (await import('./TooltipBubble.tsx')).TooltipBubble,
}));

/** Milliseconds from the keyboard's focus to the tooltip (specification, chapter 9). */
const openDelay = 700;

interface LazyTooltipProps {
  label: string;
  /** The control the tooltip is about: one element. */
  children: ReactNode;
}

/**
 * A tooltip for a control that shows no words of its own. It comes with the first hover or focus:
 * the library that places it stays off the way to the page. Escape puts it away (WCAG 1.4.13).
 */
export function LazyTooltip({ label, children }: LazyTooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<HTMLElement>();
  const [isFocused, setFocused] = useState(false);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isFocused) return;
    const timer = setTimeout(() => setShown(true), openDelay);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isFocused]);

  const wake = () => setTarget(wrapper.current?.firstElementChild as HTMLElement);
  return (
    <span
      ref={wrapper}
      role="presentation"
      className={styles.wrapper}
      onPointerEnter={wake}
      onFocus={(event) => {
        wake();
        setFocused(event.target.matches(':focus-visible'));
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setFocused(false);
      }}
    >
      {children}
      {target && (
        <Suspense>
          <TooltipBubble label={label} target={target} isShown={isShown} />
        </Suspense>
      )}
    </span>
  );
}
