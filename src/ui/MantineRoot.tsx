import { MantineContext, MantineThemeContext } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme.ts';

/** Headless: Mantine writes no styles and no variables, and leaves the colour scheme to the site. */
const headless: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
  headless: true,
};

/**
 * Stands around whatever uses Mantine's components, and only there: pages without them do not carry
 * the library. Made of its two contexts, since its own provider brings the one with styles along,
 * and its own theme: 4 kB (decision 5, “Native shell”).
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={headless}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
