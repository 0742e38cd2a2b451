import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe as describeGroup, expect, test } from 'vitest';
import type { Prompt } from '../../supabase/functions/chat-with-ai/model/prompt.ts';
import { withoutGaps } from '../locales/draft.ts';
import { describe } from '../locales/finding.ts';
import { checkStructure, requireSoundLocales } from '../locales/locales.ts';
import { testLocales } from '../locales/testLocales.ts';
import { writeDraft } from '../wording/write-draft.ts';
import { accept } from './accept.ts';
import { addLanguage } from './add.ts';
import { checkLocales } from './check.ts';
import { publish } from './publish.ts';

const english = {
  title: 'Questions that are asked often',
  list: ['About {{count}} things', { link: 'See <a>the page</a>' }],
  parts_one: '{{count}} part in all',
  parts_other: '{{count}} parts in all',
};
const notes = { '*': 'What is asked. {{count}} is a number, <a> a link.' };

/** A site with a language that was just begun. */
function begun(language: string) {
  const locales = testLocales({ 'en/faq.json': english, '_notes/messages/faq.json': notes });
  addLanguage(locales, language);
  const file = path.join(locales.root, language, 'faq.json');
  return {
    locales: { ...locales, languages: ['en', language], drafts: [language] },
    read: () => JSON.parse(readFileSync(file, 'utf8')) as unknown,
    write: (words: object) => writeFileSync(file, JSON.stringify(words)),
    isDraft: () => existsSync(path.join(locales.root, language, 'DRAFT.md')),
  };
}

const finnish = {
  title: 'Usein kysyttyä',
  list: ['Noin {{count}} asiaa', { link: 'Katso <a>sivua</a>' }],
  parts_one: '{{count}} osa yhteensä',
  parts_other: '{{count}} osaa yhteensä',
};

describeGroup('a language that is begun', () => {
  test('has every key, empty, and the plural forms it has', () => {
    const forms = { parts_one: '', parts_few: '', parts_many: '', parts_other: '' };
    expect(begun('pl').read()).toEqual({ title: '', list: ['', { link: '' }], ...forms });
    expect(begun('ja').read()).toEqual({ title: '', list: ['', { link: '' }], parts_other: '' });
  });

  test('has gaps, which are no faults, and real faults', () => {
    const { locales, write } = begun('fi');
    expect(checkLocales(locales)).toEqual([]);
    write({ ...finnish, title: '', list: ['Noin asiaa', { link: '' }] });
    expect(checkStructure(locales).map(describe)).toEqual([
      expect.stringContaining('list.0: lacks {{count}}'),
    ]);
  });

  test('has more gaps when the source grows, and their review is reset', () => {
    const { locales, write, isDraft } = begun('fi');
    write({ ...finnish, list: ['Noin {{count}} asiaa'] });
    expect(checkStructure(locales)).toEqual([]);
    accept(locales, 'fi', []);
    rmSync(path.join(locales.root, 'fi'), { recursive: true });
    expect(checkStructure({ ...locales, languages: ['en'] })).toEqual([]);
    addLanguage(locales, 'fi');
    expect(isDraft()).toBe(true);
    write(finnish);
    expect(publish(locales, 'fi').filter(({ wrong }) => wrong.includes('nobody'))).toHaveLength(4);
  });

  test('shows the source’s text for untranslated messages', () => {
    const { read, write } = begun('pl');
    write({ ...(read() as object), title: 'Pytania', parts_many: '{{count}} czesci' });
    expect(withoutGaps(read() as never, english, 'pl')).toEqual({
      ...english,
      title: 'Pytania',
      parts_one: english.parts_one,
      parts_few: english.parts_other,
      parts_many: '{{count}} czesci',
    });
    expect(withoutGaps(undefined, english, 'en')).toEqual(english);
    expect(withoutGaps({ list: ['O {{count}}'] }, english, 'ja')).toEqual({
      title: english.title,
      list: ['O {{count}}', english.list[1]],
      parts_other: english.parts_other,
    });
  });

  test('is not added twice, nor under an invalid tag', () => {
    const { locales } = begun('fi');
    expect(() => addLanguage(locales, 'fi')).toThrow('locales/fi is there already');
    expect(() => addLanguage(locales, 'FI')).toThrow('“FI” is no language tag');
    expect(() => addLanguage(locales, '../fi')).toThrow('is no language tag');
  });
});

describeGroup('a draft', () => {
  test('is published once it is complete, reviewed and without faults', () => {
    const { locales, write, isDraft } = begun('fi');
    expect(publish(locales, 'fi').map(({ wrong }) => wrong)).toContain('is empty');
    write({ ...finnish, title: 'Usein  kysyttyä' });
    accept(locales, 'fi', ['faq:title', 'faq:parts']);
    expect(publish(locales, 'fi').map(({ key, wrong }) => `${key} ${wrong}`)).toEqual([
      'title has two spaces in a row',
      expect.stringMatching(/^list\.0 has been read by nobody/),
      expect.stringMatching(/^list\.1\.link has been read by nobody/),
    ]);
    expect(isDraft()).toBe(true);
    write(finnish);
    accept(locales, 'fi', []);
    expect(publish(locales, 'fi')).toEqual([]);
    expect(isDraft()).toBe(false);
  });

  test('once published stays, and fails the build if it is incomplete', () => {
    const { locales, write } = begun('fi');
    write({ ...finnish, title: '' });
    expect(() => requireSoundLocales(locales)).not.toThrow();
    expect(() => requireSoundLocales({ ...locales, drafts: [] })).toThrow('title: is empty');
    expect(checkStructure({ ...locales, drafts: [] })).toMatchObject([
      { file: 'locales/fi/faq.json', key: 'title', wrong: 'is empty' },
    ]);
    expect(() => publish({ ...locales, drafts: [] }, 'fi')).toThrow('fi is no draft');
  });
});

describeGroup('a draft by a model', () => {
  const answers: Record<string, string> = {
    title: finnish.title,
    'list.0': 'Noin {{cuont}} asiaa',
    'list.1.link': 'Katso <a>sivua</a>',
    parts_other: finnish.parts_other,
  };

  test('takes valid translations, keeps existing ones, and marks none as reviewed', async () => {
    const { locales, read, write } = begun('fi');
    write({ ...finnish, title: '', list: ['', { link: '' }], parts_other: '' });
    const asked: Prompt[] = [];
    const ask = async (prompt: Prompt) => {
      asked.push(prompt);
      return `Here you are:\n${JSON.stringify(answers)}\nGood luck.`;
    };
    const draft = await writeDraft(locales, 'fi', ask, () => {});
    expect(draft).toEqual({
      written: 3,
      refused: [expect.stringMatching(/^locales\/fi\/faq\.json:1: list\.0: lacks \{\{count\}\}/)],
    });
    expect(read()).toEqual({ ...finnish, list: ['', { link: answers['list.1.link'] }] });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.system).toContain('Finnish');
    expect(asked[0]!.user).toContain('What is asked.');
    expect(asked[0]!.user).not.toContain('parts_one');
    expect(publish(locales, 'fi').filter(({ wrong }) => wrong.includes('nobody'))).toHaveLength(3);
  });

  test('is empty without an answer, and keeps what came before a failure', async () => {
    const { locales, read, write } = begun('fi');
    const draft = await writeDraft(
      locales,
      'fi',
      async () => 'Sorry.',
      () => {},
    );
    expect(draft).toMatchObject({ written: 0, refused: { length: 5 } });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, 'A text']));
    writeFileSync(path.join(locales.root, 'en/faq.json'), JSON.stringify(many));
    write(Object.fromEntries(Object.keys(many).map((key) => [key, ''])));
    const replies = [JSON.stringify({ k0: 'Teksti' })];
    const ask = async () => replies.pop() ?? Promise.reject(new Error('The model failed'));
    await expect(writeDraft(locales, 'fi', ask, () => {})).rejects.toThrow('The model failed');
    expect(read()).toMatchObject({ k0: 'Teksti', k1: '' });
  });
});
