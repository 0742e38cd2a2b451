import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { Features } from 'lightningcss';
import { defineConfig } from 'vitest/config';
import { factsPlugin } from './scripts/locales/facts-plugin.ts';
import { leanLibrariesPlugin } from './scripts/pages/lean-libraries-plugin.ts';
import { sitePlugin } from './scripts/pages/site-plugin.ts';

/** Every stylesheet of the source, in a fixed order: client and prerender must agree on names. */
const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/**
 * A class's name in the built site: its own, and the number of its file. Every page carries its
 * styles, and words that repeat compress where hashes do not.
 */
function shortName(file: string, name: string): string {
  return `${name}${stylesheets.indexOf(relative('src', file)).toString(36)}`;
}

/** A class's name in development, where it is to be read: its file's path and its own. */
function longName(file: string, name: string): string {
  const path = relative('src', file).replace('.module.css', '').replace(/\W+/g, '-');
  return `${path}_${name}`;
}

/**
 * What is Baseline and widely available: thirty months old, in November 2026. The colour schemes lean
 * on its youngest member, `light-dark()`, which would cost a kilobyte of every page to do without.
 */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

const routerBuild = (name: string) =>
  resolve('node_modules/react-router/dist/production', `${name}.mjs`);

/** Where the chunks go that every page begins with. */
const baseFolder = 'assets/base/';
const isBase = (chunk: string) =>
  ['rolldown-runtime', 'react', 'libraries', 'shared'].includes(chunk);

export default defineConfig(({ mode }) => ({
  plugins: [react(), sitePlugin(process.env), factsPlugin(), leanLibrariesPlugin()],
  resolve: {
    // The package offers browsers its development build alone, with every warning in it.
    alias:
      mode === 'production'
        ? { 'react-router/dom': routerBuild('dom-export'), 'react-router': routerBuild('index') }
        : {},
  },
  build: {
    manifest: true,
    emptyOutDir: true,
    target: browsers,
    // The policy lets typefaces come from the site alone, however small they are.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Pages carry their CSS inline and name their modules themselves (scripts/pages/document.ts).
    modulePreload: {
      polyfill: false,
      // What every page has loaded long before another is asked for need not be listed for each.
      resolveDependencies: (_file, files) => files.filter((file) => !file.startsWith(baseFolder)),
    },
    rolldownOptions: {
      input: 'src/main.tsx',
      // The head script calls what the entry exports.
      preserveEntrySignatures: 'exports-only',
      output: {
        // A few files for what every page needs of libraries, one for what every page is framed and
        // drawn with, one for the bands that many are made of, each with all that it imports: split
        // finer, each page would begin with twenty files, and compress worse; in one, the libraries
        // would run in one go (src/head/startAfterPaint.ts).
        // Names without words, and short: a page lists its files before it is painted.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: ({ name }) => `${isBase(name) ? baseFolder : 'assets/'}[hash:7].js`,
        assetFileNames: 'assets/[hash:5][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\//,
            },
            {
              name: 'libraries',
              test: /node_modules\/(?:react-router|react-router-dom|i18next|react-i18next|html-parse-stringify|void-elements|react-helmet-async|react-fast-compare|shallowequal|invariant)\//,
            },
            {
              name: 'shared',
              test: /\/src\/(?:content\/(?:facts|forgetting|session)|features\/(?:color-scheme|language-switch|live-chat\/HelpCenterButton)|figures\/strokes\/(?!TimeAxis|Typing|progress)|i18n\/(?!weekdayNames)|ui\/(?:Band\.|button|Logo|layout|roles|useLoaded))/,
            },
            // Also of fields that are the platform's own, on pages without Mantine.
            {
              name: 'field',
              test: /\/src\/ui\/field/,
            },
            {
              name: 'handle',
              test: /\/src\/ui\/(?:StepRange|handle)/,
            },
            {
              name: 'mantine',
              test: /node_modules\/(?:@mantine\/(?:core\/esm\/core|hooks\/esm\/use-(?:id|merged-ref|uncontrolled))|clsx)\/|\/src\/ui\/(?:MantineRoot|theme)\./,
            },
            {
              name: 'fields',
              test: /node_modules\/@mantine\/core\/esm\/components\/(?:Input|InputBase|TextInput)\//,
            },
            // A group takes along what its files import, and whoever shares one of them fetches it
            // whole: what pages without a chat have in common with it stands before it.
            {
              name: 'further-fonts',
              test: /\/src\/ui\/styles\/further-fonts/,
            },
            {
              name: 'queries',
              test: /node_modules\/@tanstack\/|\/src\/backend\/queryClient/,
            },
            {
              name: 'sending',
              test: /node_modules\/zod\/|\/src\/(?:backend\/|site\/enterSends|features\/chat\/conversation\/(?:conversation|transcript|turns))|\/functions\/_shared\/contract/,
            },
            // On its page and in the panel.
            {
              name: 'chat',
              test: /\/src\/features\/chat\/(?!conversation)/,
            },
            {
              name: 'answers',
              test: /\/src\/(?:content\/(?:buyerFacts|company)|features\/buyer-answers\/(?!ClaimSource))/,
            },
            {
              name: 'bands',
              test: /\/src\/sections\/(?:Pair|Rows)/,
            },
            {
              name: 'screen',
              test: /\/src\/figures\/phone\/(?:Phone|SessionHead|Turn)/,
            },
            {
              name: 'replies',
              test: /\/src\/figures\/phone\/(?:Choice\.|Replies)/,
            },
            {
              name: 'programme',
              test: /\/src\/features\/programme-head\/(?:Breadcrumb|Price)/,
            },
            // On pages without the app's screens, too.
            {
              name: 'person',
              test: /\/src\/figures\/phone\/personParts/,
            },
            // The further parts of the app's screens.
            {
              name: 'app',
              test: /\/src\/figures\/(?:phone\/(?:Film|QuizScore|RowList|Video)|strokes\/TimeAxis)/,
            },
          ],
        },
      },
    },
  },
  css: {
    // None of these browsers asks for a prefix of what is used; what does is written out in the source.
    lightningcss: { exclude: Features.VendorPrefixes },
    // No browser reads named breakpoints yet: each stylesheet is read with their definitions.
    postcss: {
      plugins: [globalData({ files: ['src/ui/styles/breakpoints.css'] }), customMedia()],
    },
    modules: {
      generateScopedName: (name, file) =>
        mode === 'production' ? shortName(file, name) : longName(file, name),
    },
  },
  test: {
    // Two cores: most of the functions' tests wait for other processes, so that each has its worker.
    maxWorkers: 2,
    // A machine that is busy besides takes its time; whatever hangs is found out all the same.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/site/**/*.test.ts', '{scripts,supabase,tests}/**/*.test.ts'],
          exclude: ['tests/{built,e2e,exchange,hosts,load}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/site/**'],
          setupFiles: ['tests/unit-setup.ts'],
        },
      },
      {
        extends: true,
        // What only a build can show: run after it, by `npm run test:built`.
        test: { name: 'built', environment: 'node', include: ['tests/built/**/*.test.ts'] },
      },
      {
        extends: true,
        // What takes its time on purpose: run by `npm run test:full`.
        test: { name: 'load', environment: 'node', include: ['tests/load/**/*.test.ts'] },
      },
      {
        extends: true,
        // What other servers make of the built site: run by `npm run test:hosts`.
        test: { name: 'hosts', environment: 'node', include: ['tests/hosts/**/*.test.ts'] },
      },
      {
        extends: true,
        // What another tool makes of exported texts: run by `npm run test:exchange`.
        test: { name: 'exchange', environment: 'node', include: ['tests/exchange/**/*.test.ts'] },
      },
    ],
  },
}));
