/** The colour schemes a visitor can choose between, in the order the control goes through them. */
export const colorSchemes = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The local storage key of the choice; Mantine writes it, the head script reads it. */
export const colorSchemeStorageKey = 'color-scheme';

/** The attribute of `<html>` that the stylesheet and Mantine read: `light` or `dark`. */
export const colorSchemeAttribute = 'data-mantine-color-scheme';
