/** The contact form: a visitor writes, and the message arrives once or stays in the form. */
import {
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, InputBase, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../../supabase/functions/_shared/contract.ts';
import { prepareBackend } from '../../backend/client.ts';
import box from '../../ui/field.module.css';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import '../../ui/styles/fields.css';
import '../../ui/styles/further-fonts.css';
import { hideToast, showToast } from '../../ui/toasts/showToast.ts';
import { checkFields, type Faults } from './checkFields.ts';
import { type ContactField, contactFields, fieldId } from './contactFields.ts';
import { describeFault } from './describeFault.ts';
import { showDraft, takeInterrupted } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Failure } from './outcome/Failure.tsx';
import { HandedOver, type Handover, withConversation } from './HandedOver.tsx';
import { Honeypot, isTrapped } from './Honeypot.tsx';
import styles from './ContactForm.module.css';
import { Receipt } from './outcome/Receipt.tsx';
import { Seconds } from './Seconds.tsx';
import { useSendContact } from './useSendContact.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

/** How long after a success another press is still the same impatience, in milliseconds. */
const impatience = 1000;

const buttonId = 'contact-send';
const outcomeId = 'contact-outcome';

/** As `performance.now()` counts. */
const isBefore = (time: number) => performance.now() < time;

const isMissing = (faults: Faults) => Object.values(faults).includes('missing');

/** @returns wraps the message's field, over which something may stand */
const roomFor = (receipt: ReactNode) => (input: ReactNode) => (
  <div className={styles.room}>
    {input}
    {receipt}
  </div>
);

interface ContactFormProps {
  /** What may be handed over from the chat. */
  handover: Handover;
}

/** The fields, their check, and the send. */
export function ContactForm({ handover }: ContactFormProps) {
  const { t } = useTranslation('contact-form');
  const { send, isSending, sendingSince, outcome, forgetOutcome, forget } = useSendContact();
  /** What fields were last said to be wrong with, and what is wrong with them now. */
  const [told, setTold] = useState<Faults>();
  const [faults, setFaults] = useState<Faults>({});
  /** How often it was not sent for that; fields are told of as they are left, too. */
  const [refusals, setRefusals] = useState(0);
  /** Presses before this time mean nothing; state would come too late for the second of two. */
  const deafUntil = useRef(0);
  const form = useRef<HTMLFormElement>(null);

  // Before it is painted: a form that comes back is never seen empty.
  useLayoutEffect(() => showDraft(form.current!), []);

  useEffect(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(prepareBackend);
    else setTimeout(prepareBackend);
  }, []);

  useEffect(() => {
    // Browsers take the focus from a button that is disabled.
    const isLost = document.activeElement === document.body;
    if (outcome && isLost) document.getElementById(buttonId)?.focus({ preventScroll: true });
  }, [outcome]);

  useEffect(() => {
    if (!isSending) return;
    // As it ends, unless the form is gone by then.
    return () => {
      const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
      document.getElementById(outcomeId)?.scrollIntoView({
        block: 'nearest',
        behavior: isStill ? 'instant' : 'smooth',
      });
    };
  }, [isSending]);

  const read = (shown: HTMLFormElement) =>
    withConversation(new FormData(shown), t('conversation.heading'));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isBefore(deafUntil.current)) return;
    const data = read(event.currentTarget);
    const check = checkFields(data);
    setFaults(check.faults);
    setTold(check.message ? undefined : check.faults);
    setRefusals(check.message ? 0 : refusals + 1);
    if (!check.message) {
      forgetOutcome();
      if (isMissing(check.faults)) reportMissing();
      return;
    }
    sendOut(check.message, isTrapped(data));
  }

  function sendOut(message: ContactMessage, trapped: boolean) {
    deafUntil.current = Infinity;
    send(
      { message, trapped },
      {
        onSuccess: () => (deafUntil.current = performance.now() + impatience),
        onError: () => (deafUntil.current = 0),
      },
    );
  }

  const resume = useEffectEvent(() => {
    const message = takeInterrupted();
    if (message) sendOut(message, false);
  });
  // Before a press that was held until now: it is the same impatience as one during a send.
  useEffect(() => resume(), []);

  function reportMissing() {
    showToast({
      kind: 'error',
      title: t('toast.errorTitle'),
      message: t('toast.missing'),
      closeLabel: t('toast.close'),
    });
  }

  function handleInput(event: InputEvent<HTMLFormElement>) {
    if (isSending) return;
    deafUntil.current = 0;
    forget();
    if (!told) return;
    const found = Object.entries(checkFields(read(event.currentTarget)).faults);
    const left: Faults = Object.fromEntries(found.filter(([name]) => name in told));
    setFaults(left);
    // It says so no longer, and on a phone it stands over the fields.
    if (isMissing(faults) && !isMissing(left)) hideToast();
  }

  function handleBlur({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // The press tells of it, and nothing is to move below the pointer.
    if (isSending || relatedTarget?.id === buttonId) return;
    const { name } = target as unknown as { name: ContactField };
    const fault = checkFields(read(currentTarget)).faults[name];
    // What is empty may not have been come to yet.
    if (!fault || (fault === 'missing' && !refusals)) return;
    setTold({ ...told, [name]: fault });
    setFaults({ ...faults, [name]: fault });
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={handleSubmit}
      onInput={handleInput}
      onBlur={handleBlur}
      onFocus={prepareBackend}
    >
      {refusals > 0 && <ErrorSummary refusals={refusals} told={told!} faults={faults} />}
      <p className={`${typography.note} ${styles.note}`} data-chat-skip="">
        {t('requiredNote')}
      </p>
      <div className={styles.fields}>
        {contactFields.map((field) => {
          const { name } = field;
          const fault = faults[name];
          const attributes = {
            ...field,
            id: fieldId(name),
            label: t(`fields.${name}`),
            readOnly: isSending,
            // It goes as soon as it is mended; another one is told of when the field is left.
            error: fault && fault === told?.[name] && describeFault(t, name, fault),
            className: ['required' in field && box.marked, styles[name]].filter(Boolean).join(' '),
          };
          return name === 'message' ? (
            <InputBase
              component="textarea"
              key={name}
              {...attributes}
              rows={5}
              inputContainer={roomFor(
                outcome === 'sent' && <Receipt id={outcomeId} since={sendingSince} />,
              )}
            />
          ) : (
            <TextInput key={name} {...attributes} />
          );
        })}
      </div>
      {handover.transcript && <HandedOver {...handover} isSending={isSending} />}
      <Honeypot />
      <WithoutScripts />
      <div className={styles.action}>
        <Button
          id={buttonId}
          type="submit"
          className={layout.jsOnly}
          disabled={isSending}
          aria-busy={isSending}
          aria-describedby={outcome && outcomeId}
        >
          {t(isSending ? 'sending' : 'send')}
        </Button>
        {isSending && <Seconds since={sendingSince} />}
        <Failure id={outcomeId} code={outcome === 'sent' ? undefined : outcome} />
      </div>
    </form>
  );
}
