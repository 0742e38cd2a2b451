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
import { Button, InputBase } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { prepareBackend } from '../../backend/client.ts';
import { enterSendsAttribute, isSendingKey } from '../../site/enterSends.ts';
import { chatLimits } from '../../../supabase/functions/_shared/contract.ts';
import field from '../../ui/field.module.css';
import layout from '../../ui/layout.module.css';
import '../../ui/styles/fields.css';
import styles from './Composer.module.css';
import type { Conversation } from './conversation/conversation.ts';
import { isByTouch } from './isByTouch.ts';
import { Unavailable } from './Unavailable.tsx';
import { fitnessOf } from './conversation/turns.ts';

/** How long a press on Stop may come late, in milliseconds. */
const impatience = 700;

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
  /** The button was last pressed with a finger: focus in the field would bring up the keyboard. */
  const isTouched = useRef(false);
  /** When Stop last became Send: a press just after was meant for Stop. */
  const endedAt = useRef(-Infinity);
  // Not known while prerendering: until then Send can be pressed, and the press is held.
  const [fitness, setFitness] = useState<ReturnType<typeof fitnessOf>>();
  /** Of what is too long; of all else it would be drawn anew with every letter. */
  const [length, setLength] = useState(0);

  const judge = (written: string) => {
    const judged = fitnessOf(written);
    setFitness(judged);
    if (judged === 'tooLong') setLength(written.trim().length);
  };

  useImperativeHandle(ref, () => textarea.current!);

  useEffect(() => {
    const element = textarea.current!;
    element.value ||= conversation.draft.get();
    conversation.draft.set(element.value);
    judge(element.value);
  }, [conversation]);

  useLayoutEffect(() => {
    if (isAwaiting) return () => void (endedAt.current = performance.now());
    // A Send that cannot be pressed would lose the focus.
    const isLost = button.current!.disabled && document.activeElement === button.current;
    if (isLost && !isTouched.current) textarea.current!.focus({ preventScroll: true });
  }, [isAwaiting]);

  const keep = (written: string) => {
    conversation.draft.set(written);
    judge(written);
  };

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.nativeEvent.submitter === button.current) {
      if (isAwaiting) return onStop();
      if (performance.now() - endedAt.current < impatience) return;
    }
    const element = textarea.current!;
    if (onSend(element.value)) {
      element.value = '';
      keep('');
    }
    element.focus();
  };

  const press = (event: MouseEvent) => {
    isTouched.current = isByTouch(event);
    // The second press of a double click on Send is not meant for Stop, nor the other way round.
    if (event.detail > 1) event.preventDefault();
  };

  return (
    <form className={styles.composer} onSubmit={send} onFocus={prepareBackend}>
      {children}
      <InputBase
        component="textarea"
        ref={textarea}
        label={t('field.label')}
        description={
          <span>
            {fitness === 'tooLong' && t('field.tooLong', { length, limit: chatLimits.message })}
          </span>
        }
        descriptionProps={{ role: 'status' }}
        error={fitness === 'tooLong'}
        inputWrapperOrder={['label', 'input', 'description']}
        rows={1}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t('field.placeholder')}
        onInput={(event) => keep(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        {...{ [enterSendsAttribute]: '' }}
        rightSection={
          <>
            <Button
              ref={button}
              type="submit"
              {...(isAwaiting
                ? { variant: 'outline' }
                : { className: `${styles.send} ${layout.jsOnly}` })}
              disabled={!isAwaiting && fitness !== undefined && fitness !== 'sendable'}
              onClick={press}
              onKeyDown={ignoreHeldKey}
            >
              {t(isAwaiting ? 'field.stop' : 'field.send')}
            </Button>
            <noscript>
              <Button type="submit" disabled>
                {t('field.send')}
              </Button>
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
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendingKey(event.nativeEvent)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

/** A key that is held down presses once: its button may change meanwhile. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && event.key !== 'Tab') event.preventDefault();
}
