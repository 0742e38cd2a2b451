import { useTranslation } from 'react-i18next';
import { invoke } from '../../../backend/invoke.ts';
import { useSend } from '../../../backend/useSend.ts';
import { chatFunction } from '../../../../supabase/functions/_shared/contract.ts';
import type { Conversation } from './conversation.ts';
import { awaitsReply, fitnessOf, historyBefore, type Turn } from './turns.ts';

/** Stops the call under way; it outlives the page it began on, as the conversation does. */
const calls = new WeakMap<Conversation, AbortController>();

/**
 * Sends questions to the chat's function, one at a time, and puts what comes of them into the
 * conversation, also after the page has been left.
 *
 * @returns `ask` sends a text and says whether it did; `askAgain` sends a question that failed; `stop`
 *   wants no more of the reply that is awaited
 */
export function useAsk(conversation: Conversation): {
  ask: (text: string) => boolean;
  askAgain: (turn: Turn) => void;
  stop: () => void;
} {
  const { i18n } = useTranslation();
  const { send } = useSend(chatFunction, {
    mutationFn: (turn: Turn) => {
      const { question, language } = turn;
      const controller = new AbortController();
      calls.set(conversation, controller);
      return invoke(
        chatFunction,
        {
          message: question.text,
          conversationHistory: historyBefore(conversation.state.get().turns, question.id),
        },
        {
          language,
          signal: controller.signal,
          onStatement: (statement, spoken) => conversation.hear(turn, statement, spoken),
        },
      );
    },
    onSuccess: ({ response, fallback, language }, turn) => {
      const reply = [response, fallback].find((text) => text?.trim());
      if (reply !== undefined) return conversation.answer(turn, reply, language);
      // The chat's log is in Swedish (specification, chapter 8).
      console.error(`Chatten: ${chatFunction} gav varken svar eller reservsvar.`);
      conversation.fail(turn, 'noAnswer');
    },
    onError: (error, turn) => {
      if (error.code === 'stopped') return conversation.fail(turn, 'stopped');
      console.error(`Chatten: anropet till ${chatFunction} misslyckades (${error.code}).`, error);
      conversation.fail(turn, error.code === 'rate_limited' ? 'tooMany' : 'functionError');
    },
  });
  const isFree = () => !awaitsReply(conversation.state.get().turns);

  return {
    ask(text) {
      const isSent = isFree() && fitnessOf(text) === 'sendable';
      if (isSent) send(conversation.ask(text, i18n.language));
      return isSent;
    },
    askAgain(turn) {
      if (isFree()) send(conversation.askAgain(turn, i18n.language));
    },
    stop: () => calls.get(conversation)?.abort(),
  };
}
