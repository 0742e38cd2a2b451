import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Headless: Mantine writes no styles and no variables; what its parts look like the theme says. Put
 * together here as `HeadlessMantineProvider` is, which would bring the provider with styles along:
 * 1.4 kB (decision 5, “Native shell”).
 */
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
 * the library.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={headless}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
