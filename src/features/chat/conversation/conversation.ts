/**
 * The visitor's conversation and draft: they outlive the page, so that whoever follows a link in a
 * reply finds them again, and a reload.
 */
import { randomId } from '@mantine/hooks';
import * as z from 'zod/mini';
import { createPersistentStore } from '../../../site/createPersistentStore.ts';
import {
  type Failure,
  interrupted,
  type Outcome,
  replyOf,
  timestampSchema,
  type Turn,
  turnSchema,
} from './turns.ts';

type Awaited = Extract<Outcome, { state: 'awaited' }>;

export interface ConversationState {
  /** When the greeting was given, as ISO 8601 in UTC; a page rendered ahead of the visit has none. */
  startedAt?: string | undefined;
  turns: readonly Turn[];
  /** The visitor is on the way to a person, who may want to know what was said. */
  handsOver?: boolean | undefined;
  /** The turns cleared by starting over; kept until something new is asked. */
  cleared?: readonly Turn[];
}

const storedSchema = z.object({
  /** When the greeting was given. */
  startedAt: timestampSchema,
  turns: z.readonly(z.array(turnSchema)),
  handsOver: z.optional(z.boolean()),
});

/** What the prerendered page shows: the greeting alone. */
const unbegun: ConversationState = { turns: [] };

export class Conversation {
  readonly state = createPersistentStore<ConversationState>(
    { startedAt: now(), turns: [] },
    {
      storage: 'sessionStorage',
      key: 'chat',
      parse(text) {
        const stored = storedSchema.parse(JSON.parse(text));
        return { ...stored, turns: stored.turns.map(interrupted) };
      },
      stringify: ({ startedAt, turns, handsOver }) =>
        JSON.stringify({ startedAt, turns, handsOver }),
    },
    unbegun,
  );

  /** What was written and not sent. It has a key of its own: it is stored at every keystroke. */
  readonly draft = createPersistentStore('', {
    storage: 'sessionStorage',
    key: 'chat-draft',
    parse: String,
    stringify: (text) => text || null,
  });

  /** Adds a question, whose reply is awaited from now on. */
  ask(text: string, language: string): Turn {
    const turn: Turn = {
      question: { id: randomId('question-'), text: text.trim(), sender: 'user', timestamp: now() },
      language,
      outcome: { state: 'awaited' },
    };
    const { startedAt, turns } = this.state.get();
    this.state.set({ startedAt, turns: [...turns, turn] });
    return turn;
  }

  /** Awaits the reply to a question once more; the question stays where it is. */
  askAgain(turn: Turn, language: string): Turn {
    const text = replyOf(turn);
    const again: Turn = { ...turn, language, outcome: { state: 'awaited', text, isStale: true } };
    this.#replace(again);
    return again;
  }

  /** Adds to a reply that comes bit by bit. */
  hear({ question }: Turn, statement: string, language?: string): void {
    this.#settle(
      question.id,
      ({ text = '', isStale }) => {
        return { state: 'awaited', text: isStale ? statement : text + statement };
      },
      language,
    );
  }

  /** @param language the one the reply is in, where that is not the one it was asked for in */
  answer({ question }: Turn, text: string, language?: string): void {
    const reply = { id: randomId('reply-'), text, sender: 'ai' as const, timestamp: now() };
    this.#settle(question.id, () => ({ state: 'answered', reply }), language);
  }

  /** What came of the reply stays; then it is said to have broken off, whatever the failure. */
  fail({ question }: Turn, failure: Failure): void {
    this.#settle(question.id, ({ text }) => {
      const what = text && failure !== 'stopped' ? 'brokenOff' : failure;
      return { state: 'failed', failure: what, text, timestamp: now() };
    });
  }

  /** The visitor goes on to a person. */
  handOver(): void {
    this.state.set({ ...this.state.get(), handsOver: true });
  }

  /** The visitor has come to the person. */
  handedOver(): void {
    const state = this.state.get();
    if (state.handsOver) this.state.set({ ...state, handsOver: undefined });
  }

  /** Begins anew. Until something is asked, `bringBack` undoes it. */
  startOver(): void {
    const cleared = this.state.get().turns.map(interrupted);
    this.state.set({ startedAt: now(), turns: [], cleared });
  }

  bringBack(): void {
    const { cleared, turns } = this.state.get();
    this.state.set({ startedAt: now(), turns: cleared ?? turns });
  }

  /** Changes nothing where no reply is awaited any more: all was cleared meanwhile. */
  #settle(id: string, settled: (awaited: Awaited) => Outcome, language?: string): void {
    const turn = this.state.get().turns.find(({ question }) => question.id === id);
    if (turn?.outcome.state !== 'awaited') return;
    const outcome = settled(turn.outcome);
    this.#replace({ ...turn, language: language ?? turn.language, outcome });
  }

  #replace(changed: Turn): void {
    const state = this.state.get();
    const turns = state.turns.map((turn) =>
      turn.question.id === changed.question.id ? changed : turn,
    );
    this.state.set({ ...state, turns });
  }
}

/** The one a visitor has on this site. */
export const visitorsConversation = new Conversation();

function now(): string {
  return new Date().toISOString();
}
