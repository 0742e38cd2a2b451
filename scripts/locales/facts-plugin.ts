import type { Plugin } from 'vite';
import { fillFacts } from './facts.ts';

/** Fills the facts into locale files that a module imports itself, as tests do. */
export const factsPlugin = (): Plugin => ({
  name: 'facts',
  enforce: 'pre',
  transform(code, id) {
    const [, language] = /\/locales\/([^/]+)\/[^/]+\.json$/.exec(id) ?? [];
    return language ? fillFacts(code, language) : undefined;
  },
});
