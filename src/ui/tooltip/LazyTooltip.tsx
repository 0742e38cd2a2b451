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
 * A tooltip for a control that shows no words of its own. It comes with the first hover or focus:
 * the library that places it stays off the way to the page. Escape puts it away (WCAG 1.4.13).
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
  const wake = () => {
    // Offline the control goes without: it says the same to those who cannot see it.
    if (!loaded) load().catch(() => {});
  };
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
      {loaded && <loaded.Bubble label={label} target={loaded.target} isShown={isShown} />}
    </span>
  );
}
