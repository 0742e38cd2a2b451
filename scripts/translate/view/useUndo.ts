import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextName } from '../contract.ts';
import { save } from './api.ts';
import { failureOf } from './failureOf.ts';
import { dropDone, useKept } from './kept.ts';
import { textsQuery } from './useTexts.ts';
import words from './words.json' with { type: 'json' };

/** What would be taken back, and doing so. */
export interface Undo {
  /** The text, `faq:title`; nothing where there is nothing to take back. */
  what: string | undefined;
  run: () => void;
}

/**
 * @param onSay is told what became of it; nothing, as long as that is not known
 * @param onUndone called with the text that is as it was
 */
export function useUndo(onSay: (said: string) => void, onUndone: (name: TextName) => void): Undo {
  const client = useQueryClient();
  const last = useKept().done.at(-1);
  const [isBusy, setBusy] = useState(false);

  async function run(): Promise<void> {
    if (!last || isBusy) return;
    setBusy(true);
    onSay('');
    const { language, file, key, before, after, lock } = last;
    try {
      const outcome = await save({ language, file, key, text: before, before: after, lock });
      dropDone(last);
      // What was only accepted changes no file of words.
      void client.invalidateQueries({ queryKey: textsQuery(language).queryKey });
      if (outcome.kind === 'saved') onUndone(last);
      onSay(outcome.kind === 'saved' ? words.undone : words.notUndone);
    } catch (error) {
      onSay(failureOf(error));
    }
    setBusy(false);
  }

  return { what: last && `${last.file}:${last.key}`, run: () => void run() };
}
