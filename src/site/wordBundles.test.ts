import { expect, it } from 'vitest';
import { routeOf } from './routes.ts';
import { wordFilesOf } from './wordBundles.ts';

const files = (id: 'faq' | 'chat' | 'contact', language: string) =>
  wordFilesOf(routeOf(id), language).map((file) => `${file.language}/${file.namespace}`);

it('gives a page what is common, its own words, its features’ and the footer’s, in one language', () => {
  expect(files('faq', 'sv')).toEqual(['sv/common', 'sv/faq', 'sv/live-chat']);
  expect(files('contact', 'en')).toEqual([
    'en/common',
    'en/contact',
    'en/contact-form',
    'en/live-chat',
  ]);
});

it('gives the chat the Swedish failure texts besides, in every language', () => {
  expect(files('chat', 'en')).toEqual([
    'en/common',
    'en/chat',
    'en/chat-failures',
    'sv/chat-failures',
  ]);
  expect(files('chat', 'sv')).toEqual(['sv/common', 'sv/chat', 'sv/chat-failures']);
});
