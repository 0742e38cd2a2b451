import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contactFunction,
  type ContactMessage,
} from '../../../supabase/functions/_shared/contract.ts';
import { BackendError } from '../../backend/BackendError.ts';
import { invoke } from '../../backend/invoke.ts';
import { showToast } from '../../ui/toasts/showToast.ts';
import { createMessageKeys } from './messageKeys.ts';

/** From the press to the answer, in milliseconds: of the fifteen seconds, one is left to say it. */
const longestSend = 14_000;

/** Nobody fills in the form faster, in milliseconds; what is sent sooner waits until then. */
const fastestHand = 2000;

interface Sending {
  message: ContactMessage;
  /** The honeypot was filled in: nothing goes out. */
  trapped: boolean;
}

/**
 * Sends the form's message, once, and says in a toast what became of it. The toast comes even where
 * the visitor has gone on to another page meanwhile.
 */
export function useSendContact() {
  const { t, i18n } = useTranslation('contact-form');
  const [keys] = useState(createMessageKeys);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    async mutationFn({ message, trapped }: Sending) {
      if (trapped) throw new Error('The honeypot is filled in');
      const haste = Math.max(0, shownAt.current + fastestHand - performance.now());
      await new Promise((resolve) => setTimeout(resolve, haste));
      await invoke(contactFunction, message, {
        language: i18n.language,
        idempotencyKey: keys.keyOf(message),
        timeout: longestSend - haste,
      });
    },
    onSuccess() {
      keys.renew();
      showToast({
        kind: 'success',
        title: t('toast.sentTitle'),
        message: t('toast.sent'),
        closeLabel: t('toast.close'),
      });
    },
    onError(failure) {
      // The key belongs to another message: with this one it would never be taken.
      if (codeOf(failure) === 'idempotency_conflict') keys.renew();
      showToast({
        kind: 'error',
        title: t('toast.errorTitle'),
        message: t('toast.failed'),
        closeLabel: t('toast.close'),
      });
    },
  });

  return {
    send: mutate,
    isSending: isPending,
    /** How the last send ended: `sent`, or the code of its failure. */
    outcome: isSuccess ? ('sent' as const) : error ? codeOf(error) : undefined,
    /** To be called at every edit: the next message is another one. */
    forget: () => {
      keys.renew();
      reset();
    },
  };
}

function codeOf(failure: Error) {
  return failure instanceof BackendError ? failure.code : 'unreadable';
}
