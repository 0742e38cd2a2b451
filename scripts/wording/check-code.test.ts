import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testLocales } from '../locales/testLocales.ts';
import { checkCode } from './check-code.ts';

/** Checks a project of some modules and one file of words, each fault as a line. */
function check(modules: Record<string, string>, words: object): string[] {
  const folder = `${mkdtempSync(path.join(tmpdir(), 'code-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(modules)) {
    mkdirSync(path.dirname(folder + name), { recursive: true });
    writeFileSync(folder + name, code);
  }
  const locales = testLocales({ 'en/faq.json': words });
  return checkCode(locales, folder).map(({ file, line, key, wrong }) =>
    [`${file}:${line}`, key, wrong].filter(Boolean).join(': '),
  );
}

const used = "const { t } = useTranslation('faq');\n";

test('keys are asked for in many ways', () => {
  const words = {
    title: 'x',
    days_one: 'x',
    days_other: 'x',
    items: { price: { title: 'x', text: 'x' } },
    parts: ['x', 'y'],
    open: 'x',
    shut: 'x',
    note: 'x',
    spoken: 'x',
  };
  const page = `${used}
    t('title'); t('days', { count }); t(\`items.\${id}.title\`); t('parts', { returnObjects: true });
    const note = <Trans t={t} i18nKey={isOpen ? 'open' : 'shut'} />;
    const key = 'note'; t(key);`;
  const modules = {
    'src/pages/faq.tsx': page,
    'src/content/faq.ts': "export const ids = ['price'];",
    'scripts/crawlers/data.ts': "say('faq', 'spoken'); say(id, 'items.price.text');",
  };
  expect(check(modules, words)).toEqual([]);
});

test('a message that no code asks for is told of', () => {
  const page = `${used}t('title'); t(\`\${id}.text\`); const ids = { price: 1 };`;
  const words = { title: 'x', heading: 'x', price: { text: 'x', note: 'x' }, time: { text: 'x' } };
  expect(check({ 'src/pages/faq.tsx': page }, words)).toEqual(
    ['heading', 'price.note', 'time.text'].map(
      (key) => `locales/en/faq.json:1: ${key}: is asked for by no code`,
    ),
  );
});

test('a name that some code says is no key by itself', () => {
  const modules = {
    'src/pages/faq.tsx': `${used}t(\`drawn.\${id}\`); const ids = { price: 1 };`,
    'scripts/crawlers/data.ts': "const say = (key) => words.say(id, key); const drawn = 'drawn';",
  };
  expect(check(modules, { drawn: { price: 'x', before: 'x' } })).toEqual([
    'locales/en/faq.json:1: drawn.before: is asked for by no code',
  ]);
});

test('a key of another file does not count', () => {
  const modules = { 'src/pages/blog.tsx': "const { t } = useTranslation('blog');\nt('title');" };
  expect(check(modules, { title: 'x' })).toEqual([
    'src/pages/blog.tsx:2: title: is asked for and is not in blog.json',
    'locales/en/faq.json:1: title: is asked for by no code',
  ]);
});

test('a key that is nowhere is told of, unless the code has another text', () => {
  const page = `${used}t('title');\nt('titel'); t(\`items.\${id}.text\`); t('caption', '');`;
  expect(check({ 'src/pages/faq.tsx': page }, { title: 'x' })).toEqual([
    'src/pages/faq.tsx:3: titel: is asked for and is not in faq.json',
    'src/pages/faq.tsx:3: items.….text: is asked for and is not in faq.json',
  ]);
});

test('words in a component are told of, but in tests and records', () => {
  const component = "export const Page = () => (\n  <p>{'Hello'}</p>\n);";
  const modules = {
    'src/pages/faq.tsx': component,
    'src/pages/faq.test.tsx': component,
    'src/content/studies.ts': "export const study = { title: 'A study' };",
  };
  expect(check(modules, {})).toEqual(['src/pages/faq.tsx:2: holds words: “Hello”']);
});
