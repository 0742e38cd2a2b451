import { useLayoutEffect, useSyncExternalStore } from 'react';
import { InputBase } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import type { ContactField } from './contactFields.ts';
import { handoverDraft } from './draft.ts';
import styles from './HandedOver.module.css';

/** How much of the message is left for the visitor's own words, in characters. */
const ownWords = 1000;

/** The most characters a transcript may have. */
export const longestTranscript = contactLimits.message - ownWords;

/** The field that holds it. */
const fieldName = 'conversation';

/** What was said in the chat, for the person who is written to. */
export interface Handover {
  /** Plain text; empty where nothing was said. */
  transcript: string;
  /** The visitor comes from the chat, to say it to a person. */
  isWanted: boolean;
}

interface HandedOverProps extends Handover {
  isSending: boolean;
}

/** Shows the conversation of the chat, to be read and changed, and says whether it goes along. */
export function HandedOver({ transcript, isWanted, isSending }: HandedOverProps) {
  const { t } = useTranslation('contact-form');
  const { get, keep, subscribe } = handoverDraft;
  // Until it is changed it follows what is said.
  const { isIncluded, text = transcript } = useSyncExternalStore(subscribe, get, get);

  useLayoutEffect(() => {
    if (isWanted) keep({ ...get(), isIncluded: true });
  }, [isWanted, get, keep]);

  return (
    <>
      <label className={styles.offer}>
        <input
          type="checkbox"
          checked={isIncluded}
          disabled={isSending}
          onChange={() => keep({ ...get(), isIncluded: !isIncluded })}
        />
        {t('conversation.include')}
      </label>
      {isIncluded && (
        <InputBase
          component="textarea"
          name={fieldName}
          aria-label={t('conversation.heading')}
          value={text}
          readOnly={isSending}
          onChange={(event) => keep({ isIncluded, text: event.currentTarget.value })}
          rows={8}
          className={styles.text}
        />
      )}
    </>
  );
}

/**
 * @param data what the form holds; changed
 * @param heading what stands above the conversation
 * @returns what is sent: the conversation comes after the visitor's own words
 */
export function withConversation(data: FormData, heading: string): FormData {
  const message: ContactField = 'message';
  const own = data.get(message) as string;
  const said = (data.get(fieldName) ?? '') as string;
  if (said.trim()) data.set(message, `${own.trimEnd()}\n\n${heading}\n\n${said}`);
  return data;
}
