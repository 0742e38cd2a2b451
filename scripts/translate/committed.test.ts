import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLocaleFile, type LocaleFile } from '../locales/locale-file.ts';
import { testLocales } from '../locales/testLocales.ts';
import { committedTexts } from './committed.ts';

const names = ['faq', 'about', 'blog'];

/** Three files: one as it was committed, one that has changed since, and one that is new. */
function site(isCommitted: boolean) {
  const { root } = testLocales({
    'sv/faq.json': '{ "title": "Frågor" }',
    'sv/about.json': '{ "title": "Om", "lead": "Vi" }',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      cwd: path.dirname(root),
    });
  if (isCommitted) {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
  }
  const read = () =>
    names.flatMap((name) => {
      const file = readLocaleFile(path.join(root, `sv/${name}.json`), { language: 'sv', name });
      return 'fault' in file ? [] : [file];
    });
  return { committed: committedTexts(root), read, root };
}

/** @returns the texts that are others than they were: `about:title` */
const changesOf = (files: LocaleFile[], asks: ReturnType<ReturnType<typeof committedTexts>>) =>
  files.flatMap(({ name, messages }, at) =>
    messages.filter(({ key, text }) => asks[at]!(key, text)).map(({ key }) => `${name}:${key}`),
  );

test.each([true, false])(
  'a text is changed since it was committed, or asked about',
  (isCommitted) => {
    const { committed, read, root } = site(isCommitted);
    expect(changesOf(read(), committed(read()))).toEqual([]);
    writeFileSync(path.join(root, 'sv/about.json'), '{ "title": "Om oss", "lead": "Vi" }');
    expect(changesOf(read(), committed(read()))).toEqual(['about:title']);
  },
);

test('every text of a new file is changed', () => {
  const { committed, read, root } = site(true);
  writeFileSync(path.join(root, 'sv/blog.json'), '{ "title": "Blogg" }');
  expect(changesOf(read(), committed(read()))).toEqual(['blog:title']);
});
