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
  timestampSchema,
  type Turn,
  turnSchema,
} from './turns.ts';

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
    const again: Turn = { ...turn, language, outcome: { state: 'awaited' } };
    this.#replace(again);
    return again;
  }

  /** Adds to a reply that comes bit by bit. */
  hear(turn: Turn, statement: string): void {
    this.#settle(turn, { state: 'awaited', text: (this.#heardOf(turn) ?? '') + statement });
  }

  /** @param language the one the reply is in, where that is not the one it was asked for in */
  answer(turn: Turn, text: string, language = turn.language): void {
    const reply = { id: randomId('reply-'), text, sender: 'ai' as const, timestamp: now() };
    this.#settle({ ...turn, language }, { state: 'answered', reply });
  }

  /** What came of the reply stays. */
  stop(turn: Turn): void {
    this.#settle(turn, { state: 'stopped', text: this.#heardOf(turn), timestamp: now() });
  }

  /** What came of the reply stays; then it is said to have broken off, whatever the failure. */
  fail(turn: Turn, failure: Failure): void {
    const text = this.#heardOf(turn);
    this.#settle(turn, {
      state: 'failed',
      failure: text ? 'brokenOff' : failure,
      text,
      timestamp: now(),
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

  #heardOf({ question }: Turn): string | undefined {
    const outcome = this.#state.turns.find(({ question: { id } }) => id === question.id)?.outcome;
    return outcome?.state === 'awaited' ? outcome.text : undefined;
  }

  #settle(turn: Turn, outcome: Outcome): void {
    this.#replace({ ...turn, outcome });
  }

  /** Changes nothing where the question is no longer there: it was cleared meanwhile. */
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
