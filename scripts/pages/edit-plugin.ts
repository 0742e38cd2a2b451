import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { localesFolder } from '../locales/languages.ts';

const words = fileURLToPath(localesFolder);
const code = fileURLToPath(new URL('../../src/', import.meta.url));

/** Milliseconds: an editor, or git, changes several files at once. */
const lull = 100;

/**
 * The Vite plugin for what an edit changes besides modules: words are none, so every page is loaded
 * anew, and what the pages say comes from their words and their code alike.
 *
 * @param refreshText called soon after an edit that may change what the pages say
 */
export function editPlugin(refreshText: () => void): Plugin {
  let soon: NodeJS.Timeout | undefined;
  return {
    name: 'edits',
    // Called once an edited module is known to be out of date.
    hotUpdate({ file }) {
      const isWords = file.startsWith(words);
      if (this.environment.name !== 'client' || !(isWords || file.startsWith(code))) return;
      if (isWords) this.environment.hot.send({ type: 'full-reload' });
      clearTimeout(soon);
      soon = setTimeout(refreshText, lull);
    },
  };
}
