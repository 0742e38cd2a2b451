/** The chat as its tests open it: with its real words, and a network that they make up. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { TestProviders } from '../../../tests/TestProviders.tsx';
import type { ChatEvent, ChatRequest } from '../../../supabase/functions/_shared/contract.ts';
import { addMessages, createI18n } from '../../i18n/instances.ts';
import { routeOf } from '../../site/routes.ts';
import { messageFilesOf, type Messages } from '../../site/messageBundles.ts';
import { Chat } from './Chat.tsx';
import { Conversation } from './conversation/conversation.ts';

const locales = import.meta.glob<object>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** What the function was asked, oldest first, and in which languages. */
export const asked: { body: ChatRequest; language: string | null }[] = [];

/** Lets the network answer every call from now on; `undefined` never answers. */
export function stubNetwork(answer: () => Promise<Response> | undefined): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (_input: RequestInfo, { body, headers }: RequestInit) => {
    asked.push({
      body: JSON.parse(body as string) as ChatRequest,
      language: new Headers(headers).get('Accept-Language'),
    });
    return answer() ?? new Promise<Response>(() => {});
  });
}

/** @returns gives the calls from now on their answer, when it is called */
export function holdNetwork(): (answer: object) => Promise<void> {
  let release: (answer: object) => void = () => {};
  const held = new Promise<object>((resolve) => {
    release = resolve;
  });
  stubNetwork(async () => Response.json(await held));
  return (answer) => act(async () => release(answer));
}

/** @returns says the events of a streamed answer, and ends it where there are none */
export function holdStream(language = 'en'): (...events: ChatEvent[]) => Promise<void> {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  const headers = { 'content-type': 'text/event-stream', 'content-language': language };
  stubNetwork(async () => new Response(body, { headers }));
  return (...events) =>
    act(async () => {
      for (const event of events) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      }
      if (events.length === 0) controller.close();
    });
}

/** @returns the chat of a page in that language, and its words */
export function chatIn(language: string, conversation = new Conversation()) {
  const words: Messages = {};
  for (const { language: code, namespace } of messageFilesOf(routeOf('chat'), language)) {
    words[code] ??= {};
    words[code][namespace] = locales[`../../../locales/${code}/${namespace}.json`]!;
  }
  const i18n = createI18n(language, { product: 'Skillspurt', email: 'hello@skillspurt.example' });
  addMessages(i18n, words);
  const element = (
    <TestProviders i18n={i18n}>
      <Chat conversation={conversation} />
    </TestProviders>
  );
  return { element, t: i18n.getFixedT(language, ['chat', 'chat-failures', 'common']) };
}

/** Told of every scroll to an element: jsdom has no layout to scroll in. */
export const scrollIntoView = vi.fn<Element['scrollIntoView']>();

/** Opens the chat; a conversation that is given goes on. */
export function openChat(language = 'en', conversation?: Conversation) {
  const { element, t } = chatIn(language, conversation);
  Element.prototype.scrollIntoView = scrollIntoView;
  const { unmount } = render(element);
  return {
    t,
    unmount,
    user: userEvent.setup(),
    log: screen.getByRole('log', { name: t('log') }),
    field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('field.label') }),
    send: screen.getByRole<HTMLButtonElement>('button', { name: t('field.send') }),
  };
}
