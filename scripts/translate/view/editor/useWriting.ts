import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Remark, Text, Texts, Trial } from '../../contract.ts';
import { accept, save, tryText } from '../api.ts';
import { failureOf } from '../failureOf.ts';
import { addDone, keepUnsaved, nameOf, unsavedOf, useKept } from '../kept.ts';
import words from '../words.json' with { type: 'json' };

/** Milliseconds: what is typed in one go is checked once. */
const pause = 250;

/** That something was not done. */
export interface Refusal {
  why: string;
  /** What is to be mended first. */
  remarks: readonly Remark[];
}

/** The writing of one text. */
export interface Writing {
  /** What stands in the field. */
  value: string;
  isUnsaved: boolean;
  /** The file says something else than when this was begun. */
  conflict: boolean;
  /** Of what was tried last, as long as the text is the same. */
  refusal: Refusal | undefined;
  /** What a check says of what stands in the field. */
  trial: Trial;
  type: (value: string) => void;
  revert: () => void;
  /** Writes it, whatever the file says by now. */
  keepMine: () => void;
  /** Saves and goes on, or says why it cannot. */
  save: () => Promise<void>;
  accept: () => Promise<void>;
}

/**
 * @param onSay is told what was done; nothing, once something else is begun
 * @param onSaved called once it is in its file
 */
export function useWriting(
  text: Text,
  language: string,
  onSay: (said: string) => void,
  onSaved: () => void,
): Writing {
  const client = useQueryClient();
  const name = { language, file: text.file, key: text.key };
  const unsaved = useKept().unsaved[nameOf(name)];
  const [refusal, setRefusal] = useState<Refusal & { of: string }>();
  const value = unsaved?.text ?? text.text;
  const [settled] = useDebouncedValue(value, pause);
  const { data: trial = { remarks: text.remarks, shown: text.text } } = useQuery({
    queryKey: ['try', language, text.file, text.key, settled],
    queryFn: () => tryText({ ...name, text: settled }),
    placeholderData: (before: Trial | undefined) => before,
    gcTime: 0,
  });

  /** Whether nobody has gone on to another text. */
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  /** Shows what the file now says; that it has changed has all texts read again, in a while. */
  async function showSaid(said: Partial<Text>): Promise<void> {
    const queryKey = ['texts', language];
    await client.cancelQueries({ queryKey });
    client.setQueryData<Texts>(queryKey, (before) => ({
      language,
      texts: before!.texts.map((one) =>
        one.file === text.file && one.key === text.key ? { ...one, ...said } : one,
      ),
    }));
  }

  const refuse = (why: string, remarks: readonly Remark[] = []) =>
    setRefusal({ of: value, why, remarks });

  async function attempt(what: () => Promise<void>): Promise<void> {
    onSay('');
    try {
      await what();
    } catch (error) {
      refuse(failureOf(error));
    }
  }

  return {
    value,
    isUnsaved: unsaved !== undefined,
    conflict: unsaved !== undefined && ![unsaved.before, unsaved.text].includes(text.text),
    refusal: refusal?.of === value ? refusal : undefined,
    trial,
    type: (typed) => {
      // The field tells of what was put into it, too.
      if (typed === value) return;
      onSay('');
      keepUnsaved(name, { text: typed, before: unsaved?.before ?? text.text });
    },
    revert: () => keepUnsaved(name, undefined),
    keepMine: () => keepUnsaved(name, { text: value, before: text.text }),
    save: () =>
      attempt(async () => {
        if (!unsaved) return onSaved();
        const outcome = await save({ ...name, ...unsaved });
        if (outcome.kind === 'refused') return refuse(words.refused, outcome.remarks);
        if (outcome.kind === 'conflict') return showSaid({ text: outcome.text });
        addDone({ ...name, before: unsaved.before, after: value, lock: outcome.lock });
        await showSaid({ text: value, state: 'translated', isChanged: true });
        onSay(words.editor.saved);
        const typed = unsavedOf(name)?.text ?? value;
        // What was typed meanwhile is not saved yet.
        keepUnsaved(name, { text: typed, before: value });
        if (typed === value && isShown.current) onSaved();
      }),
    accept: () =>
      attempt(async () => {
        const { lock } = await accept(name);
        addDone({ ...name, before: text.text, after: text.text, lock });
        await showSaid({ state: 'translated' });
        onSay(words.editor.accepted);
        if (isShown.current) onSaved();
      }),
  };
}
