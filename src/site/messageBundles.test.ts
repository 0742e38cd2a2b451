import { expect, it } from 'vitest';
import { articles } from './articles.ts';
import { articleAfter } from './blog.ts';
import { type PageId, routeOf } from './routes.ts';
import { messageFilesOf } from './messageBundles.ts';

const files = (id: PageId, language: string) =>
  messageFilesOf(routeOf(id), language).map(({ language: code, namespace, keys = [] }) =>
    [`${code}/${namespace}`, ...keys].join(' '),
  );

it('gives a page the common, its own, its features’ and the footer’s messages, in one language', () => {
  expect(files('faq', 'sv')).toEqual(['sv/common', 'sv/faq', 'sv/live-chat']);
  expect(files('contact', 'en')).toEqual([
    'en/common',
    'en/contact',
    'en/contact-form',
    'en/live-chat',
  ]);
});

it('also gives the chat the Swedish failure texts, in every language', () => {
  expect(files('chat', 'en')).toEqual([
    'en/common',
    'en/chat',
    'en/chat-failures',
    'sv/chat-failures',
  ]);
  expect(files('chat', 'sv')).toEqual(['sv/common', 'sv/chat', 'sv/chat-failures']);
});

it('gives the blog title, opening and lead of every article, and an article the next’s without lead', () => {
  const listed = (id: string) => `sv/${id} title opening`;
  expect(files('blog', 'sv')).toEqual([
    'sv/common',
    'sv/blog',
    'sv/article',
    'sv/live-chat',
    ...articles.map(({ id }) => `${listed(id)} lead`),
  ]);
  for (const { id } of articles) {
    expect(files(id, 'sv')).toEqual([
      'sv/common',
      `sv/${id}`,
      'sv/article',
      'sv/live-chat',
      listed(articleAfter(id).id),
    ]);
  }
});
