import { useLayoutEffect } from 'react';
import { InputBase } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import type { ContactField } from './contactFields.ts';
import { useStore } from '../../ui/useStore.ts';
import { changeHandover, draft } from './draft.ts';
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
  // Until it is changed it follows what is said.
  const { isIncluded, text = transcript } = useStore(draft, ({ handover }) => handover);

  useLayoutEffect(() => {
    if (isWanted) changeHandover({ isIncluded: true });
  }, [isWanted]);

  return (
    <>
      <label className={styles.offer}>
        <input
          type="checkbox"
          checked={isIncluded}
          disabled={isSending}
          onChange={() => changeHandover({ isIncluded: !isIncluded })}
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
          onChange={(event) => changeHandover({ text: event.currentTarget.value })}
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
