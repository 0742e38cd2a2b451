import {
  type SubmitEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { prepareBackend } from '../../backend/client.ts';
import { enterSendsAttribute, isSendingKey } from '../../site/enterSends.ts';
import { chatLimits } from '../../../supabase/functions/_shared/contract.ts';
import buttons from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import layout from '../../ui/layout.module.css';
import { MantineRoot } from '../../ui/MantineRoot.tsx';
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
  /** Wants no more of the reply that is awaited. */
  onStop: () => void;
  /** What stands around the field and does not send it. */
  children: ReactNode;
}

/**
 * Where the visitor writes. The field is the browser's own, so that what is typed before the
 * application is there stays; one can go on writing while a reply is awaited.
 */
export function Composer({
  conversation,
  ref,
  isAwaiting,
  onSend,
  onStop,
  children,
}: ComposerProps) {
  const { t } = useTranslation('chat');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Not known while prerendering: until then Send can be pressed, and the press is held.
  const [text, setText] = useState<string>();
  const fitness = text === undefined ? undefined : fitnessOf(text);

  useImperativeHandle(ref, () => textarea.current!);

  useEffect(() => {
    const element = textarea.current!;
    element.value ||= conversation.draft;
    setText(element.value);
  }, [conversation]);

  // Where Stop has the focus and gives way to a Send that cannot be pressed, the focus would be lost.
  useLayoutEffect(() => {
    if (!isAwaiting && document.activeElement === button.current) textarea.current!.focus();
  }, [isAwaiting]);

  const keep = (written: string) => {
    conversation.keepDraft(written);
    setText(written);
  };

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const element = textarea.current!;
    if (onSend(element.value)) {
      element.value = '';
      keep('');
    }
    element.focus();
  };

  const stop = ({ detail }: MouseEvent) => {
    // The second press of a double click on Send is not meant for Stop.
    if (detail > 1) return;
    onStop();
    textarea.current!.focus();
  };

  return (
    <MantineRoot>
      <form className={styles.composer} onSubmit={send} onFocus={prepareBackend}>
        {children}
        <Textarea
          ref={textarea}
          label={t('field.label')}
          description={
            <span>
              {fitness === 'tooLong' &&
                t('field.tooLong', { length: text!.trim().length, limit: chatLimits.message })}
            </span>
          }
          descriptionProps={{ role: 'status' }}
          error={fitness === 'tooLong'}
          inputWrapperOrder={['label', 'input', 'description']}
          autosize
          minRows={1}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t('field.placeholder')}
          onInput={(event) => keep(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          {...{ [enterSendsAttribute]: '' }}
          rightSection={
            <>
              {isAwaiting ? (
                <button ref={button} type="button" className={buttons.outlined} onClick={stop}>
                  {t('field.stop')}
                </button>
              ) : (
                <button
                  ref={button}
                  type="submit"
                  className={`${buttons.filled} ${styles.send} ${layout.scripted}`}
                  disabled={fitness !== undefined && fitness !== 'sendable'}
                >
                  {t('field.send')}
                </button>
              )}
              <noscript>
                <button type="submit" className={buttons.filled} disabled>
                  {t('field.send')}
                </button>
              </noscript>
            </>
          }
          classNames={{
            root: styles.root!,
            label: styles.label!,
            wrapper: `${field.input} ${styles.field}`,
            section: styles.section!,
            description: styles.note!,
          }}
        />
        <Unavailable className={styles.note} />
      </form>
    </MantineRoot>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendingKey(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
