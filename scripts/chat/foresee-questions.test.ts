// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { Prompt } from '../../supabase/functions/chat-with-ai/model/prompt.ts';
import { foreseeQuestions } from './foresee-questions.ts';
import { parseLists } from './question-lists.ts';

const passages = Array.from({ length: 12 }, (_, at) => ({
  path: '/faq',
  id: `q${at}`,
  page: 'Kysymykset',
  headings: [`Kysymys ${at}`],
  lines: [`Vastaus ${at}.`],
}));
/** All of them stand under the same label. */
const keys = passages.map((_, at) => ['faq:label', `faq:q${at}`]);

/** Writes two lines under each name that stands in the question. */
const obliging = ({ user }: Prompt) =>
  Promise.resolve(
    `Sure!\n\n${(user.match(/^\[.+\]$/gm) ?? [])
      .map((name) => `${name}\n- paljonko ${name.slice(1, -1)}\n2. mitä, maksaa`)
      .join('\n')}`,
  );

async function write(text: string, ask: (prompt: Prompt) => Promise<string>): Promise<string> {
  const source = { language: 'fi', passages, keys, text };
  for await (const piece of foreseeQuestions(source, ask)) text += piece;
  return text;
}

it('writes the lists and questions of every passage in their file format', async () => {
  const ask = vi.fn(obliging);
  const { lists, asked } = parseLists(await write('', ask));
  expect(lists.joining).toEqual(['paljonko joining', 'mitä', 'maksaa']);
  expect(asked.get('nothing')).toEqual(['paljonko nothing', 'mitä, maksaa']);
  for (const [, key] of keys) expect(asked.get(key!)).toEqual([`paljonko ${key}`, 'mitä, maksaa']);
  // One for the lists, and one for ten passages at a time.
  expect(ask).toHaveBeenCalledTimes(3);
  for (const [{ system }] of ask.mock.calls) expect(system).toContain('Finnish');
  expect(ask.mock.calls[1]![0].user).toContain('[faq:q0]\nKysymykset: Kysymys 0\nVastaus 0.');
});

it('keeps existing questions, and requests only the missing ones', async () => {
  const before = (await write('', obliging)).replace(/\[faq:q3\]\n.+\n.+\n\n/, '');
  const ask = vi.fn(obliging);
  const after = await write(before, ask);
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length)).toMatch(/^\[faq:q3\]\n/);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('accepts nothing that was not requested, and no more than the limit', async () => {
  const asked = parseLists(
    await write('', async ({ user }) =>
      user.includes('[faq:q0]')
        ? `[faq:q0]\n${'mitä maksaa tämä\n'.repeat(3)}${'x'.repeat(9000)}\n[faq:price]\nother\n`
        : `[small]\n${'sana, '.repeat(3000)}\n`,
    ),
  );
  expect(asked.asked.get('faq:q0')).toEqual(['mitä maksaa tämä']);
  expect([...asked.asked.keys()]).toEqual(['faq:q0']);
  expect(asked.lists.small.at(-1)).toBe('sana');
  expect(asked.lists.small.length).toBeLessThan(400);
});

it('returns what it has when the model fails', async () => {
  let calls = 0;
  const pieces = foreseeQuestions({ language: 'fi', passages, keys, text: '' }, (prompt) => {
    calls += 1;
    return calls < 3 ? obliging(prompt) : Promise.reject(new Error('no more'));
  });
  let text = '';
  const writing = (async () => {
    for await (const piece of pieces) text += piece;
  })();
  await expect(writing).rejects.toThrow('no more');
  expect(parseLists(text).asked.get('faq:q9')).toBeDefined();
});
