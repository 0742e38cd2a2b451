import { Tooltip } from '@mantine/core';
import { useEffect } from 'react';
import { closeDelay, openDelay } from './delays.ts';
import styles from './TooltipBubble.module.css';

interface TooltipBubbleProps {
  label: string;
  target: HTMLElement;
  /** Shown whatever the pointer does: the control has the keyboard's focus. */
  isShown: boolean;
}

/** The tooltip itself, beside its control in the document, so that it stands in its landmark. */
export function TooltipBubble({ label, target, isShown }: TooltipBubbleProps) {
  // The pointer may rest while the library loads, so its hover is dispatched again.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (target.matches(':hover')) target.dispatchEvent(new MouseEvent('mousemove'));
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return (
    <Tooltip.Group openDelay={openDelay} closeDelay={closeDelay}>
      <Tooltip
        label={label}
        target={target}
        {...(isShown && { opened: true })}
        events={{ hover: true, focus: false, touch: false }}
        withinPortal={false}
        floatingStrategy="fixed"
        transitionProps={{ duration: 0 }}
        classNames={{ tooltip: styles.bubble! }}
      />
    </Tooltip.Group>
  );
}
