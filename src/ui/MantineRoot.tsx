import { createTheme, HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './styles/mantine.css';

const theme = createTheme({
  fontFamily: 'var(--text)',
  defaultRadius: 'var(--radius)',
  cursorType: 'pointer',
});

/**
 * Stands around whatever uses Mantine's components, and only there: pages without them do not carry
 * the library. Headless: what components look like stands in our CSS modules, from the tokens.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>;
}
