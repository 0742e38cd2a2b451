import {
  type SubmitEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { prepareBackend } from '../../backend/client.ts';
import { enterSendsAttribute, isSendingKey } from '../../site/enterSends.ts';
import { chatLimits } from '../../../supabase/functions/_shared/contract.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Composer.module.css';
import type { Conversation } from './conversation/conversation.ts';
import { Unavailable } from './Unavailable.tsx';
import { fitnessOf } from './conversation/turns.ts';

interface ComposerProps {
  conversation: Conversation;
  /** Given the field, for whoever hands the focus to it. */
  ref: Ref<HTMLTextAreaElement>;
  isAwaiting: boolean;
  /** Sends a text; says whether it did. */
  onSend: (text: string) => boolean;
  /** What stands around the field and does not send it. */
  children: ReactNode;
}

/**
 * Where the visitor writes. The field is the browser's own, so that what is typed before the
 * application is there stays; one can go on writing while a reply is awaited.
 */
export function Composer({ conversation, ref, isAwaiting, onSend, children }: ComposerProps) {
  const { t } = useTranslation('chat');
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const noteId = useId();
  // Not known while prerendering: until then Send can be pressed, and the press is held.
  const [text, setText] = useState<string>();
  const fitness = text === undefined ? undefined : fitnessOf(text);

  useImperativeHandle(ref, () => field.current!);

  useEffect(() => {
    const element = field.current!;
    element.value ||= conversation.draft;
    setText(element.value);
  }, [conversation]);

  const keep = (written: string) => {
    conversation.keepDraft(written);
    setText(written);
  };

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const element = field.current!;
    if (onSend(element.value)) {
      element.value = '';
      keep('');
    }
    element.focus();
  };

  return (
    <form className={styles.composer} onSubmit={send} onFocus={prepareBackend}>
      {children}
      <label className={styles.label} htmlFor={fieldId}>
        {t('field.label')}
      </label>
      <div className={styles.field}>
        <textarea
          ref={field}
          id={fieldId}
          rows={1}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t('field.placeholder')}
          aria-describedby={noteId}
          aria-invalid={fitness === 'tooLong' || undefined}
          onInput={(event) => keep(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          {...{ [enterSendsAttribute]: '' }}
        />
        <Button
          type="submit"
          variant="filled"
          className={styles.send}
          disabled={fitness !== undefined && (fitness !== 'sendable' || isAwaiting)}
        >
          {t('field.send')}
        </Button>
        <noscript>
          <Button type="submit" variant="filled" disabled>
            {t('field.send')}
          </Button>
        </noscript>
      </div>
      <p className={styles.note} id={noteId} role="status">
        {fitness === 'tooLong' &&
          t('field.tooLong', { length: text!.trim().length, limit: chatLimits.message })}
      </p>
      <Unavailable className={styles.note} />
    </form>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendingKey(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
