import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { HelpCenterButton } from './HelpCenterButton.tsx';

/** The Help Center's button where a page ends with it: it does the same. */
export function ContactSupport({ children }: { children: ReactNode }) {
  return (
    <HelpCenterButton component={Button} variant="filled" className={layout.scripted}>
      {children}
    </HelpCenterButton>
  );
}
