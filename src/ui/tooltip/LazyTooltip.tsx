import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openDelay } from './delays.ts';
import styles from './LazyTooltip.module.css';
import type { TooltipBubble } from './TooltipBubble.tsx';

interface LazyTooltipProps {
  label: string;
  /** The control the tooltip is about: one element. */
  children: ReactNode;
}

/**
 * A tooltip for a control without visible text. Its library is loaded at the first hover or focus, not
 * with the page. Escape closes it (WCAG 1.4.13).
 */
export function LazyTooltip({ label, children }: LazyTooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<{ Bubble: typeof TooltipBubble; target: HTMLElement }>();
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

  async function load() {
    const target = wrapper.current?.firstElementChild as HTMLElement;
    const { TooltipBubble: Bubble } = await import('./TooltipBubble.tsx');
    setLoaded({ Bubble, target });
  }
  const loadTooltip = () => {
    // Offline there is no tooltip: the control's accessible name says the same.
    if (!loaded) load().catch(() => {});
  };
  return (
    <span
      ref={wrapper}
      role="presentation"
      className={styles.wrapper}
      onPointerEnter={loadTooltip}
      onFocus={(event) => {
        loadTooltip();
        setFocused(event.target.matches(':focus-visible'));
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setFocused(false);
      }}
    >
      {children}
      {loaded && <loaded.Bubble label={label} target={loaded.target} isShown={isShown} />}
    </span>
  );
}
