import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StorageKey } from '../site/storageKeys.ts';
import { theme } from './theme.ts';

const key: StorageKey<'localStorage'> = 'color-scheme';
const colorSchemeManager = localStorageColorSchemeManager({ key });

/**
 * Mantine, for the whole site. Its variables and global classes would be `<style>` elements written at
 * run time, which the security policy refuses: `styles/tokens.css` has them (decision 5, “Mantine”).
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
