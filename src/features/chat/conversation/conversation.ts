/**
 * The visitor's conversation: it outlives the page, so that whoever follows a link in a reply finds
 * it again, and the draft with it. Kept in the tab they outlive a reload, too; where nothing can be
 * kept, or it is rubbish by then, the conversation begins anew.
 */
import { randomId } from '@mantine/hooks';
import * as z from 'zod/mini';
import { keep, readKept, readKeptJson } from '../../../site/browserStorage.ts';
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
  startedAt?: string;
  turns: readonly Turn[];
  /** The visitor is on the way to a person, who may want to know what was said. */
  handsOver?: boolean | undefined;
  /** The turns cleared by starting over; kept until something new is asked. */
  cleared?: readonly Turn[];
}

const keptSchema = z.object({
  /** When the greeting was given. */
  startedAt: timestampSchema,
  turns: z.readonly(z.array(turnSchema)),
  handsOver: z.optional(z.boolean()),
});

/** What the prerendered page shows: the greeting alone. */
export const unbegun: ConversationState = { turns: [] };

export class Conversation {
  #state: ConversationState & { startedAt: string };
  #draft = readKept('sessionStorage', 'chat-draft') ?? '';
  readonly #listeners = new Set<() => void>();

  /** Goes on with what was kept in this tab. */
  constructor() {
    const { data } = keptSchema.safeParse(readKeptJson('sessionStorage', 'chat'));
    this.#state = {
      startedAt: data?.startedAt ?? now(),
      turns: data?.turns.map(interrupted) ?? [],
      handsOver: data?.handsOver,
    };
  }

  /** What was written and not sent. */
  get draft(): string {
    return this.#draft;
  }

  keepDraft(text: string): void {
    this.#draft = text;
    // A key of its own: it is kept at every keystroke.
    keep('sessionStorage', 'chat-draft', text);
  }

  readonly state = (): ConversationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds a question, whose reply is awaited from now on. */
  ask(text: string, language: string): Turn {
    const turn: Turn = {
      question: { id: randomId('question-'), text: text.trim(), sender: 'user', timestamp: now() },
      language,
      outcome: { state: 'awaited' },
    };
    const { startedAt, turns } = this.#state;
    this.#become({ startedAt, turns: [...turns, turn] });
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
    this.#become({ ...this.#state, handsOver: true });
  }

  /** The visitor has come to the person. */
  handedOver(): void {
    if (this.#state.handsOver) this.#become({ ...this.#state, handsOver: undefined });
  }

  /** Begins anew. Until something is asked, `bringBack` undoes it. */
  startOver(): void {
    this.#become({ startedAt: now(), turns: [], cleared: this.#state.turns.map(interrupted) });
  }

  bringBack(): void {
    this.#become({ startedAt: now(), turns: this.#state.cleared ?? this.#state.turns });
  }

  /** Changes nothing where no reply is awaited any more: all was cleared meanwhile. */
  #settle(id: string, settled: (awaited: Awaited) => Outcome, language?: string): void {
    const turn = this.#state.turns.find(({ question }) => question.id === id);
    if (turn?.outcome.state !== 'awaited') return;
    const outcome = settled(turn.outcome);
    this.#replace({ ...turn, language: language ?? turn.language, outcome });
  }

  #replace(changed: Turn): void {
    const turns = this.#state.turns.map((turn) =>
      turn.question.id === changed.question.id ? changed : turn,
    );
    this.#become({ ...this.#state, turns });
  }

  #become(state: ConversationState & { startedAt: string }): void {
    this.#state = state;
    const { startedAt, turns, handsOver } = state;
    keep('sessionStorage', 'chat', JSON.stringify({ startedAt, turns, handsOver }));
    for (const listener of this.#listeners) listener();
  }
}

/** The one a visitor has on this site. */
export const visitorsConversation = new Conversation();

function now(): string {
  return new Date().toISOString();
}
