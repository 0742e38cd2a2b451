/** A chat whose site finds the same two passages whatever is asked. */
import {
  type ChatOptions,
  createChatHandler,
} from '../../../supabase/functions/chat-with-ai/chatHandler.ts';
import type { ChatAnswer } from '../../../supabase/functions/chat-with-ai/search/chat.ts';
import type { Passage } from '../../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import { site } from './site.ts';

/** What the chat says where the model has no answer. */
export const fallback = 'From the site.';

const words: Record<string, string> = {
  declined: 'The site does not say. Ask a person: [Contact us](/contact).',
  half: 'The site says nothing of {{matter}}.',
  sample: '{{section}} (sample)',
};

/** @returns the messages that a function says around the site's own text, in English or Swedish */
export const sayIn =
  (language: string): ChatAnswer['say'] =>
  (message, values = {}) => {
    const source = language === 'sv' ? 'Läs mer: {{page}}' : 'Read more: {{page}}';
    const template = message === 'source' ? source : words[message]!;
    return template.replace(/{{(\w+)}}/, (_all, name: string) => values[name] ?? '');
  };

export const passages: Passage[] = [
  {
    path: '/faq',
    id: 'price',
    page: 'Questions',
    headings: ['What does it cost?'],
    lines: ['From 500 EUR / month. Write to hello@skillspurt.example for an offer.'],
  },
  {
    path: '/workshop',
    id: '',
    page: 'Work[shop]',
    headings: [],
    lines: ['The workshop takes 60 minutes.'],
  },
];

/** A passage that no question finds. */
export const farPassage: Passage = {
  path: '/about',
  id: 'us',
  page: 'About',
  headings: ['Who we are'],
  sample: true,
  lines: ['We are 12 people in Lund.'],
};

export function createModelChat(options: Omit<ChatOptions, 'chat'> = {}) {
  const chat: NonNullable<ChatOptions['chat']> = {
    answer: (_request, [language = 'en']) =>
      Promise.resolve({
        outcome: 'answered',
        text: fallback,
        language,
        passages,
        site: [...passages, farPassage],
        say: sayIn(language),
        contentOf: () => [],
      }),
  };
  return createChatHandler(site, { chat, ...options });
}
