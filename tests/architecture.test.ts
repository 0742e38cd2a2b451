/** The import directions between the parts of the code, and its shape. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, importsOf, namesIn, readSource, usesImportMeta } from './sourceCode.ts';

/** From the top down: each part may import from those below its own line. */
const layers = [
  ['src/main.tsx', 'src/prerender.tsx', 'src/head.ts', 'src/head'],
  ['src/app'],
  ['src/pages'],
  ['src/features', 'src/sections'],
  ['src/figures'],
  ['src/i18n', 'src/ui', 'src/backend', 'src/content'],
  ['src/site'],
];

/** Parts whose members do not import one another: a page and its folder are one member. */
const ofMembers = ['src/pages', 'src/features', 'src/sections'];

/** What a figure may import: its data and messages are passed in. */
const belowFigures = ['src/figures', 'src/ui', 'src/content', 'src/site'];

const contract = 'supabase/functions/_shared/contract.ts';

/** Modules of the functions that the browser shares, and who may import them. */
const shared: Record<string, RegExp> = {
  [contract]: /^src\/(backend|features)\//,
  'supabase/functions/_shared/lookUpLanguage.ts': /^src\/head\//,
};

/** Who may import a package. Any other may be imported anywhere. */
const users: Record<string, RegExp> = {
  '@mantine/core': /^src\/(?!site\/|content\/|head\b)/,
  '@supabase/supabase-js': /^src\/backend\//,
  '@tanstack/react-query': /^src\/backend\//,
  'i18next-browser-languagedetector': /^src\/head\/unprefixed\.ts$/,
  'react-helmet-async': /^src\/app\/(PageHead|App)\.tsx$/,
  'react-i18next': /^src\/(app|pages|features|i18n)\//,
  'react-router-dom':
    /^src\/(app\/|i18n\/(?:PageLink|LanguageLink)\.tsx$|main\.tsx$|prerender\.tsx$)/,
  react: /^src\/(?!site\/|content\/|head\b)/,
  'react-dom': /^src\/(?!site\/|content\/|head\b)/,
  'virtual:site': /^src\/(?!site\/|content\/|ui\/|figures\/)/,
};

const code = /\.(tsx?|mjs)$/;
/** Tests and their helpers (`testChat.tsx`) may import what the application may. */
const isTest = (file: string) => /\.test(-d)?\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(file);
const modules = filesIn('src', code).filter((file) => !isTest(file));

const within = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const rankOf = (file: string) =>
  layers.findIndex((parts) => parts.some((part) => within(file, part)));

/** The smallest part with private modules, a file and its folder being one: `src/pages/faq`. */
function memberOf(file: string): string {
  const depth = ofMembers.some((part) => within(file, part)) ? 3 : 2;
  return file.split('/').slice(0, depth).join('/').replace(/\..+$/, '');
}

/** @returns why a module may not import a target, or `undefined` where it may */
function objection(file: string, target: string): string | undefined {
  const sharers = shared[target];
  if (sharers) return sharers.test(file) ? undefined : `only ${sharers.source} may`;
  if (target.startsWith('src/')) {
    if (rankOf(target) === -1) return 'it belongs to no layer';
    if (within(file, 'src/figures') && !belowFigures.some((part) => within(target, part))) {
      return 'a figure gets its data and messages from outside';
    }
    if (memberOf(target) === memberOf(file) || rankOf(target) > rankOf(file)) return undefined;
    return rankOf(target) === rankOf(file) ? 'it stands beside it' : 'it stands above it';
  }
  if (/^(scripts|supabase|tests|dist)\//.test(target)) return 'it lies outside src';
  const rule = Object.keys(users).find((name) => target === name || target.startsWith(`${name}/`));
  return rule && !users[rule]!.test(file) ? `only ${users[rule]!.source} may` : undefined;
}

const objectionsTo = (file: string) =>
  importsOf(file).flatMap((target) => {
    const reason = objection(file, target);
    return reason ? `${file} imports ${target}: ${reason}` : [];
  });

describe('imports', () => {
  test('follow the layers', () => {
    expect(modules.flatMap(objectionsTo)).toEqual([]);
  });

  test('of every kind are found', () => {
    const imports = modules.flatMap(importsOf);
    expect(imports).toContain('src/pages/*.tsx');
    expect(imports).toContain('src/site/routes.ts');
  });

  test.each([
    ['src/pages/faq.tsx', 'src/pages/home/Hero.tsx', 'it stands beside it'],
    ['src/features/chat/Chat.tsx', 'src/features/contact-form/Toast.ts', 'it stands beside it'],
    ['src/sections/Claims.tsx', 'src/sections/Opening.tsx', 'it stands beside it'],
    ['src/ui/Section.tsx', 'src/i18n/PageLink.tsx', 'it stands beside it'],
    ['src/site/paths.ts', 'src/content/faq.ts', 'it stands above it'],
    ['src/ui/Section.tsx', 'src/figures/strokes/Strokes.tsx', 'it stands above it'],
    [
      'src/figures/phone/Phone.tsx',
      'src/i18n/PageLink.tsx',
      'a figure gets its data and messages from outside',
    ],
    ['src/ui/Section.tsx', 'react-router-dom', undefined],
    ['src/site/paths.ts', 'react/jsx-runtime', undefined],
    ['src/pages/contact.tsx', contract, undefined],
    ['src/site/paths.ts', 'supabase/functions/_shared/lookUpLanguage.ts', undefined],
    ['src/app/App.tsx', 'scripts/locales/read-messages.ts', 'it lies outside src'],
  ])('%s may not import %s', (file, target, reason = expect.stringMatching(/^only /) as string) => {
    expect(objection(file, target)).toEqual(reason);
  });

  test.each([
    ['src/pages/faq.tsx', 'src/pages/faq/Question.tsx'],
    ['src/pages/faq/Question.tsx', 'src/ui/layout.module.css'],
    ['src/sections/Steps.tsx', 'src/figures/strokes/Strokes.tsx'],
    ['src/figures/phone/SessionHead.tsx', 'src/figures/strokes/session.ts'],
    ['src/figures/strokes/session.ts', 'src/content/session.ts'],
    ['src/sections/Claims.tsx', 'src/sections/Claims.module.css'],
    ['src/features/chat/Chat.tsx', contract],
    ['src/main.tsx', 'src/site/paths.ts'],
    ['src/head.ts', 'src/head/applyColorScheme.ts'],
  ])('%s may import %s', (file, target) => {
    expect(objection(file, target)).toBeUndefined();
  });

  test('of the functions load SQLite lazily, which edge platforms lack', () => {
    const functions = filesIn('supabase/functions', code).filter((file) => !isTest(file));
    const asking = functions.filter((file) =>
      /^import (?!type\b)[^;]*'node:sqlite'/m.test(readSource(file)),
    );
    expect(functions.filter((file) => readSource(file).includes('node:sqlite'))).not.toEqual([]);
    expect(asking).toEqual([]);
  });

  test('of the functions stay within the functions', () => {
    const functions = filesIn('supabase/functions', code).filter((file) => !isTest(file));
    const outside = functions.flatMap((file) =>
      importsOf(file)
        .filter((target) => /^(src|scripts|tests)\//.test(target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(outside).toEqual([]);
  });
});

test('src/site and src/content do not depend on the bundler', () => {
  const facts = modules.filter((file) => /^src\/(site|content)\//.test(file));
  expect(facts.filter(usesImportMeta)).toEqual([]);
});

test('browser storage is used through src/site/browserStorage.ts alone', () => {
  const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'cookie', 'cookieStore'];
  const touching = modules.filter((file) => {
    const names = namesIn(file);
    return storages.some((name) => names.has(name));
  });
  expect(touching).toEqual([]);
});

test('no style prop of Mantine is responsive: it would write <style> at run time (decision 5, “Mantine”)', () => {
  const responsive = /\s(?:[mp][trblxyse]?|[mb]?[hw]|mi[hw]|ma[hw]|f[fswz]|lh|lts|gap|cols)=\{\{/;
  expect(modules.filter((file) => responsive.test(readSource(file)))).toEqual([]);
});

test('a media query names its width from src/ui/styles/breakpoints.css, or asks for its container', () => {
  const unnamed = filesIn('src', /(?<!\/breakpoints)\.css$/).flatMap((file) =>
    Array.from(
      readSource(file).matchAll(/@media[^{]*\bwidth\b[^{]*/g),
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(unnamed).toEqual([]);
});

describe('folders', () => {
  test('hold at most 15 product files, except pages', () => {
    const files = ['src', 'scripts', 'supabase/functions'].flatMap((folder) =>
      filesIn(folder, /\.(tsx?|mjs)$/).filter((file) => !isTest(file)),
    );
    const counts = Map.groupBy(files, (file) => path.posix.dirname(file));
    counts.delete('src/pages');
    expect([...counts].filter(([, inside]) => inside.length > 15).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('of scripts have entry points of package.json at the top, the rest in a folder per job', () => {
    const named = new Set(
      Array.from(
        readSource('package.json').matchAll(/scripts\/([\w-]+\.m?[tj]s)/g),
        ([, name]) => name,
      ),
    );
    const top = filesIn('scripts', code).filter(
      (file) => path.posix.dirname(file) === 'scripts' && !isTest(file),
    );
    expect(top.filter((file) => !named.has(path.posix.basename(file)))).toEqual([]);
  });

  test('of scripts are described in their README', () => {
    const readme = readSource('scripts/README.md');
    const folders = filesIn('scripts', code).map((file) => file.split('/').slice(1, -1)[0]);
    const names = new Set(folders.filter((folder) => folder !== undefined));
    expect([...names].filter((room) => !readme.includes(`\`${room}/\``))).toEqual([]);
  });
});

describe('files', () => {
  const files = ['src', 'scripts', 'supabase/functions', 'tests'].flatMap((folder) =>
    filesIn(folder, /\.(tsx?|mjs|css)$/),
  );

  test('have at most 250 lines', () => {
    const lines = (file: string) => readSource(file).split('\n').length - 1;
    expect(files.filter((file) => lines(file) > 250)).toEqual([]);
  });

  test('disable neither the linter nor the compiler', () => {
    const switches = /(?:oxlint|eslint)-disable|@ts-(?:ignore|nocheck)/;
    expect(files.filter((file) => switches.test(readSource(file)))).toEqual([]);
  });
});
