/**
 * The colour scheme a visitor chose: light, dark, or the system's. `src/head.ts` applies it before
 * the first paint from the same key.
 */
import { localStorageColorSchemeManager } from '@mantine/core';
import { colorSchemeStorageKey } from '../site/colorScheme.ts';

export const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeStorageKey });
