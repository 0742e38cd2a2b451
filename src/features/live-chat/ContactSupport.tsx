import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { HelpCenterButton } from './HelpCenterButton.tsx';

/** The Help Center's button where a page ends with it: it does the same. */
export function ContactSupport({ children }: { children: ReactNode }) {
  return (
    <HelpCenterButton component={Button} className={layout.jsOnly}>
      {children}
    </HelpCenterButton>
  );
}
