import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contactFunction,
  type ContactMessage,
} from '../../../supabase/functions/_shared/contract.ts';
import { BackendError, type BackendErrorCode } from '../../backend/BackendError.ts';
import { invoke } from '../../backend/invoke.ts';
import { showToast } from '../../ui/toasts/showToast.ts';
import { clearDraft, draftKeys, sends } from './draft.ts';

/** From the press to the answer, in milliseconds: of the fifteen seconds, one is left to say it. */
const longestSend = 14_000;

/** Nobody fills in the form faster, in milliseconds; what is sent sooner waits until then. */
const fastestHand = 2000;

const mutationKey = ['contact'];

interface Sending {
  message: ContactMessage;
  /** The honeypot was filled in: nothing goes out. */
  trapped: boolean;
}

/**
 * Sends the form's message, once, and says in a toast what became of it. The toast comes even where
 * the visitor has gone on to another page meanwhile; whoever comes back finds the send as it is.
 */
export function useSendContact() {
  const { t, i18n } = useTranslation('contact-form');
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ message, trapped }: Sending) {
      if (trapped) throw new Error('The honeypot is filled in');
      const haste = Math.max(0, shownAt.current + fastestHand - performance.now());
      await new Promise((resolve) => setTimeout(resolve, haste));
      await invoke(contactFunction, message, {
        language: i18n.language,
        idempotencyKey: draftKeys.keyOf(message),
        timeout: longestSend - haste,
      });
    },
    onSuccess() {
      clearDraft();
      showToast({
        kind: 'success',
        title: t('toast.sentTitle'),
        message: t('toast.sent'),
        closeLabel: t('toast.close'),
      });
    },
    onError(failure) {
      // The key belongs to another message: with this one it would never be taken.
      if (codeOf(failure) === 'idempotency_conflict') draftKeys.renew();
      showToast({
        kind: 'error',
        title: t('toast.errorTitle'),
        message: t('toast.failed'),
        closeLabel: t('toast.close'),
      });
    },
  });

  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error, submittedAt } }) => ({ status, error, submittedAt }),
  }).at(-1);
  const forgetOutcome = () => sends.getMutationCache().clear();

  return {
    send: mutate,
    isSending: last?.status === 'pending',
    /** When the last send began, as `Date.now()` counts; it may have been on an earlier visit. */
    sendingSince: last?.submittedAt ?? 0,
    /** How the last send ended: `sent`, or the code of its failure. */
    outcome: outcomeOf(last),
    /** To be called where the outcome is no longer news. */
    forgetOutcome,
    /** To be called at every edit: the next message is another one. */
    forget: () => {
      draftKeys.renew();
      forgetOutcome();
    },
  };
}

function outcomeOf(
  send?: Pick<MutationState, 'status' | 'error'>,
): 'sent' | BackendErrorCode | undefined {
  if (send?.error) return codeOf(send.error);
  return send?.status === 'success' ? 'sent' : undefined;
}

function codeOf(failure: Error) {
  return failure instanceof BackendError ? failure.code : 'unreadable';
}
