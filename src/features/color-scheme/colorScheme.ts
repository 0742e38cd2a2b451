import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMounted } from '@mantine/hooks';

/** In the order in which they are listed. */
export const colorSchemes = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[];

/** @returns the scheme to go on to: from the system's to the one that is not seen, then to the other */
export function schemeAfter(scheme: MantineColorScheme): MantineColorScheme {
  const { matches: isDark } = matchMedia('(prefers-color-scheme: dark)');
  const order: readonly MantineColorScheme[] = isDark ? colorSchemes : ['auto', 'dark', 'light'];
  return order[(order.indexOf(scheme) + 1) % order.length]!;
}

/**
 * @returns the scheme chosen and how to choose another. A prerendered page does not know the choice
 *   and shows the system's, as on a first visit
 */
export function useColorScheme(): [MantineColorScheme, (scheme: MantineColorScheme) => void] {
  // Without `keepTransitions` Mantine would write a `<style>`, which the security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return [useMounted() ? colorScheme : 'auto', setColorScheme];
}
