/** A chat whose site finds the same two passages whatever is asked. */
import {
  type ChatOptions,
  createChatHandler,
} from '../../../supabase/functions/chat-with-ai/chatHandler.ts';
import type { Passage } from '../../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import { site } from './site.ts';

/** What the chat says where the model has no answer. */
export const fallback = 'From the site.';

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
    lines: ['The workshop takes one hour.'],
  },
];

export function createModelChat(options: Omit<ChatOptions, 'chat'> = {}) {
  const chat: NonNullable<ChatOptions['chat']> = {
    answer: (_request, [language = 'en']) =>
      Promise.resolve({
        outcome: 'answered',
        text: fallback,
        language,
        passages,
        declined: 'The site does not say. Ask a person: [Contact us](/contact).',
        source: language === 'sv' ? 'Läs mer: {{page}}' : 'Read more: {{page}}',
      }),
  };
  return createChatHandler(site, { chat, ...options });
}
