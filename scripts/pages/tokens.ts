/** The design's colours for what no stylesheet reaches: pictures, icons, the browser's own frame. */
import { readFileSync } from 'node:fs';

const stylesheet = new URL('../../src/ui/styles/tokens.css', import.meta.url);

const colorToken =
  /^\s*--(?<name>[\w-]+):\s*(?:light-dark\((?<light>#\w+),\s*(?<dark>#\w+)\)|(?<both>#\w+));/gm;

export interface SchemeColors {
  light: string;
  dark: string;
}

/**
 * @returns a function that gives a colour role of `tokens.css` in both schemes, by its name without
 *   the dashes; it throws for a name that is not there
 */
export function readColors(): (name: string) => SchemeColors {
  const colors = new Map<string, SchemeColors>();
  for (const { groups } of readFileSync(stylesheet, 'utf8').matchAll(colorToken)) {
    const { name, light, dark, both } = groups!;
    colors.set(name!, { light: light ?? both!, dark: dark ?? both! });
  }
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`tokens.css has no colour --${name}`);
    return color;
  };
}
