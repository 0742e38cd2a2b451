import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { localesFolder } from '../locales/languages.ts';

const words = fileURLToPath(localesFolder);
const code = fileURLToPath(new URL('../../src/', import.meta.url));

/** Milliseconds: an editor, or git, changes several files at once. */
const lull = 100;

/** Milliseconds: who translates saves one text after the other, and the chat's answers can wait. */
const translatorsLull = 5000;

/**
 * The Vite plugin for what an edit changes besides modules: words are none, so every page is loaded
 * anew, and what the pages say comes from their words and their code alike.
 *
 * @param refreshText called soon after an edit that may change what the pages say
 * @param wordsEvent an event for pages that take new words up as they stand, in place of being loaded anew
 */
export function editPlugin(refreshText: () => void, wordsEvent?: string): Plugin {
  let soon: NodeJS.Timeout | undefined;
  return {
    name: 'edits',
    // Called once an edited module is known to be out of date.
    hotUpdate({ file }) {
      const isWords = file.startsWith(words) && file.endsWith('.json');
      if (this.environment.name !== 'client' || !(isWords || file.startsWith(code))) return;
      if (isWords) {
        const { hot } = this.environment;
        hot.send(wordsEvent ? { type: 'custom', event: wordsEvent } : { type: 'full-reload' });
      }
      clearTimeout(soon);
      soon = setTimeout(refreshText, wordsEvent ? translatorsLull : lull);
    },
  };
}
