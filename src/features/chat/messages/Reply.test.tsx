import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { config } from 'virtual:site';
import { TestProviders } from '../../../../tests/TestProviders.tsx';
import { createI18n } from '../../../i18n/instances.ts';
import { Reply } from './Reply.tsx';

/** @returns the element that holds a reply, for a visitor who reads that language */
function replyOf(text: string, language = 'en', lang?: string): Element {
  const { container } = render(
    <TestProviders i18n={createI18n(language, {})}>
      <Reply text={text} lang={lang} />
    </TestProviders>,
  );
  return container.firstElementChild!;
}

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

/** The tags a reply is drawn with. */
const tagsIn = (reply: Element) =>
  [...new Set([...reply.querySelectorAll('*')].map(({ localName }) => localName))].toSorted();

test('lines are paragraphs, and lines that begin with a dash are one list', () => {
  const reply = replyOf('First.\n\nSecond.\r\n- one\n- two\n\n  - three\nLast - not least.');
  expect([...reply.children].map((block) => [block.localName, block.textContent])).toEqual([
    ['p', 'First.'],
    ['p', 'Second.'],
    ['ul', 'onetwothree'],
    ['p', 'Last - not least.'],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a short answer with a source is told with its figure, and in words once', () => {
  const reply = replyOf('It takes 10–15 minutes.\n\n[Sessions](/science)');
  expect(reply.textContent).toBe('It takes 10–\u206015\u00a0minutes.Sessions');
  expect(reply.querySelectorAll('svg[aria-hidden]')).toHaveLength(1);
  expect(replyOf('It takes 10–15 minutes.').querySelector('svg')).toBeNull();
});

test.each(['/faq#session', '/faq#ready'])('what %s draws is drawn, with its caption', (source) => {
  const reply = replyOf(`Soon enough.\n\n[There](${source})`);
  expect(reply.querySelectorAll('figure > svg + figcaption')).toHaveLength(1);
});

test('a figure under its heading is told as a short answer is', () => {
  const reply = replyOf('**A session:** 10–15 minutes\n\n[Sessions](/science)');
  expect(reply.querySelectorAll('svg')).toHaveLength(1);
  expect(reply.querySelector('p')?.textContent).toBe('A session: 10–\u206015\u00a0minutes');
});

test.each([
  '**A session:** It takes 10–15 minutes, and asks something of you.',
  '**A session:** 10–15 minutes, and **not more**',
  '**10–15 minutes**, not 20',
  '**[Sessions](/faq):** 10–15 minutes',
])('what is no figure under a heading is told as it stands: %s', (line) => {
  expect(replyOf(`${line}\n\n[Sessions](/faq#session)`).querySelector('svg')).toBeNull();
});

test('what leads in to a list is no short answer', () => {
  const reply = replyOf('In 10–15 minutes.\n- an intro\n- a quiz\n\n[Sessions](/faq#session)');
  expect(reply.querySelector('svg')).toBeNull();
});

test('strong text may hold links, and links strong text', () => {
  const reply = replyOf('**See the [workshop](/workshop)**, or [**sales** training](/services).');
  expect(reply.textContent).toBe('See the workshop, or sales training.');
  expect(reply.querySelector('strong > a')?.textContent).toBe('workshop');
  expect(reply.querySelector('a > strong')?.textContent).toBe('sales');
  expect(hrefs()).toEqual(['/workshop', '/services']);
});

test('a reply in another language says so, and links pages in it', () => {
  const reply = replyOf('[Vad kostar det?](/faq#price) [Priser](/services)', 'en', 'sv');
  expect(reply.getAttribute('lang')).toBe('sv');
  expect(reply.getAttribute('dir')).toBe('ltr');
  expect(hrefs()).toEqual(['/sv/faq#price', '/sv/services']);
});

test('pages of the site are linked in the language of the visitor', () => {
  replyOf('[1](/faq), [2](/), [3](/sv/contact), [4](/faq/), [5](/faq#price)', 'sv');
  expect(hrefs()).toEqual(['/sv/faq', '/sv', '/sv/contact', '/sv/faq', '/sv/faq#price']);
});

test('the contact address is linked, and no other address', () => {
  const other = '[us](mailto:someone@else.example)';
  const carrier = `[us](mailto:${config.email}?bcc=someone@else.example)`;
  const reply = replyOf(`[${config.email}](mailto:${config.email}) ${other} ${carrier}`);
  expect(hrefs()).toEqual([`mailto:${config.email}`]);
  expect(reply.textContent).toBe(`${config.email} ${other} ${carrier}`);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert`1`)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](https://elsewhere.example/contact)',
  '[x](//elsewhere.example/contact)',
  '[x](/\\elsewhere.example)',
  '[x](/no-such-page)',
  '[x](/404)',
  '[x](contact)',
  '[x](/contact "title")',
  '[x]()',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="/contact">x</a>',
  'https://elsewhere.example',
  '<https://elsewhere.example>',
  '[x]: https://elsewhere.example',
  '# x',
  '* x',
  '1. x',
  '`x`',
  '_x_ and *x*',
  '&lt;b&gt;',
  '** x **',
  '**x',
  '[x](/contact',
])('anything else is text: %s', (text) => {
  const reply = replyOf(text);
  expect(reply.textContent).toBe(text);
  expect(tagsIn(reply)).toEqual(['p']);
});

test('a picture is not drawn, whatever its address', () => {
  const reply = replyOf('![x](https://elsewhere.example/x.png) ![y](/contact)');
  expect(reply.textContent).toBe('![x](https://elsewhere.example/x.png) ![y](/contact)');
  expect(tagsIn(reply)).toEqual(['p']);
});

test('marks within marks stay within the tags a reply may have', () => {
  const reply = replyOf('- **a **b** [c **d](/faq)** e** [f [g](/faq)](javascript:x) **<i>h</i>**');
  expect(tagsIn(reply).every((tag) => ['a', 'li', 'strong', 'ul'].includes(tag))).toBe(true);
  expect(hrefs().every((href) => href === '/faq')).toBe(true);
});

test('a long reply of nothing but marks is read in no time', () => {
  // In more than linear time it would outlast the test.
  const reply = replyOf(`${'**a '.repeat(3000)}${'[b]('.repeat(3000)}`);
  expect(tagsIn(reply)).toEqual(['p']);
});
