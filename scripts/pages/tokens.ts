/** The design's colours for what no stylesheet reaches: pictures and the browser's own frame. */
import { readFileSync } from 'node:fs';

const stylesheet = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

export interface SchemeColors {
  light: string;
  dark: string;
}

/**
 * @param name a colour role of `tokens.css`, without the dashes
 * @throws Error where there is none of this name
 */
export function colorOf(name: string): SchemeColors {
  const declaration = ` --${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`;
  const [found, light, dark, both] = RegExp(declaration).exec(stylesheet) ?? [];
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return { light: light ?? both!, dark: dark ?? both! };
}
