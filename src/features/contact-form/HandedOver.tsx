import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import type { ContactField } from './contactFields.ts';
import styles from './HandedOver.module.css';

/** How much of the message is left for the visitor's own words, in characters. */
const ownWords = 1000;

/** The most characters a transcript may have. */
export const longestTranscript = contactLimits.message - ownWords;

/** What was said in the chat, for the person who is written to. */
export interface Handover {
  /** Plain text; empty where nothing was said. */
  transcript: string;
  /** The visitor comes from the chat, to say it to a person. */
  isWanted: boolean;
}

interface HandedOverProps extends Handover {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
}

/**
 * Puts the conversation of the chat into the message, where it can be read and changed, and takes it
 * out again. It is at the message's end, from its heading on.
 */
export function HandedOver({ transcript, isWanted, form, isSending }: HandedOverProps) {
  const { t } = useTranslation('contact-form');
  const heading = t('conversation.heading');
  const [isIncluded, setIsIncluded] = useState(false);
  const isToBegin = useRef(isWanted);
  /** As it was when it was taken out: it may have been changed. */
  const takenOut = useRef<string>(undefined);

  useEffect(() => {
    const message = messageOf(form.current!);
    const look = () => setIsIncluded(message.value.includes(heading));
    message.addEventListener('input', look);
    if (isToBegin.current && !message.value.includes(heading)) {
      add(message, `${heading}\n\n${transcript}`);
    }
    isToBegin.current = false;
    look();
    return () => message.removeEventListener('input', look);
  }, [form, heading, transcript]);

  function change() {
    const message = messageOf(form.current!);
    if (!isIncluded) {
      add(message, takenOut.current ?? `${heading}\n\n${transcript}`);
      return;
    }
    const start = message.value.indexOf(heading);
    takenOut.current = message.value.slice(start);
    write(message, message.value.slice(0, start).trimEnd());
  }

  return (
    <label className={styles.offer}>
      <input type="checkbox" checked={isIncluded} disabled={isSending} onChange={change} />
      {t('conversation.include')}
    </label>
  );
}

function messageOf(form: HTMLFormElement): HTMLTextAreaElement {
  return form.elements.namedItem('message' satisfies ContactField) as HTMLTextAreaElement;
}

/** The visitor's own words come before it. */
function add(message: HTMLTextAreaElement, text: string): void {
  write(message, `${message.value.trimEnd()}\n\n${text}`);
  message.setSelectionRange(0, 0);
}

/** As if it were typed: the field grows with it, and the next message is another one. */
function write(message: HTMLTextAreaElement, text: string): void {
  message.value = text;
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
