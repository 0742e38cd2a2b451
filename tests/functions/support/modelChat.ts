/** A chat whose site finds the same two passages whatever is asked. */
import {
  type ChatOptions,
  createChatHandler,
} from '../../../supabase/functions/chat-with-ai/chatHandler.ts';
import type { Passage } from '../../../supabase/functions/chat-with-ai/model/passages.ts';
import { siteText } from './siteText.ts';

/** What the chat says where the model has no answer. */
export const fallback = 'From the site.';

export const passages: Passage[] = [
  {
    path: '/faq',
    title: 'Questions',
    heading: 'What does it cost?',
    text: 'From 500 EUR / month. Write to hello@skillspurt.example for an offer.',
  },
  { path: '/workshop', title: 'Work[shop]', text: 'The workshop takes one hour.' },
];

export function createModelChat(options: Omit<ChatOptions, 'site'> = {}) {
  const site: NonNullable<ChatOptions['site']> = {
    answer: () => fallback,
    find: (_request, [language = 'en']) => ({ language, passages }),
  };
  return createChatHandler(siteText, { site, ...options });
}
