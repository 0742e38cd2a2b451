/** The colour schemes a visitor can choose between, in the order they are listed. */
export const colorSchemes = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The attribute of `<html>` that the stylesheet reads: `light`, `dark`, or none for the system. */
export const colorSchemeAttribute = 'data-mantine-color-scheme';
