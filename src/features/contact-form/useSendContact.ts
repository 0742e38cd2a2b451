import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contactFunction,
  type ContactMessage,
} from '../../../supabase/functions/_shared/contract.ts';
import { BackendError } from '../../backend/BackendError.ts';
import { invoke } from '../../backend/invoke.ts';
import { useSend } from '../../backend/useSend.ts';
import { showToast } from '../../ui/toasts/showToast.ts';
import { beginSend, clearDraft, edited, failSend } from './draft.ts';

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
 * the visitor has gone on to another page meanwhile; whoever comes back finds the send as it is.
 */
export function useSendContact() {
  const { t, i18n } = useTranslation('contact-form');
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const { send, last, forget } = useSend(contactFunction, {
    async mutationFn({ message, trapped }: Sending) {
      if (trapped) throw new BackendError('unreadable', 'The honeypot is filled in');
      const idempotencyKey = beginSend(message);
      window.addEventListener('beforeunload', warn);
      try {
        const haste = Math.max(0, shownAt.current + fastestHand - performance.now());
        await new Promise((resolve) => setTimeout(resolve, haste));
        await invoke(contactFunction, message, {
          language: i18n.language,
          idempotencyKey,
          timeout: longestSend - haste,
        });
      } finally {
        // Left there, it would keep the page out of the back/forward cache.
        window.removeEventListener('beforeunload', warn);
      }
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
    onError({ code }) {
      // The key belongs to another message: with this one it would never be taken.
      if (code === 'idempotency_conflict') edited();
      else failSend(code);
      showToast({
        kind: 'error',
        title: t('toast.errorTitle'),
        message: t('toast.failed'),
        closeLabel: t('toast.close'),
      });
    },
  });

  return {
    send,
    isSending: last?.status === 'pending',
    /** When the last send began, as `Date.now()` counts; it may have been on an earlier visit. */
    sendingSince: last?.submittedAt ?? 0,
    /** How the last send ended: `sent`, or the code of its failure. */
    outcome: last?.status === 'success' ? 'sent' : last?.code,
    /** To be called where the outcome is no longer news. */
    forgetOutcome: forget,
    /** To be called at every edit: it is kept, and the next message is another one. */
    forget: () => {
      edited();
      forget();
    },
  } as const;
}

/** Has the browser ask whether to leave: the message may not have gone out yet. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
