import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { Features } from 'lightningcss';
import { defineConfig } from 'vitest/config';
import { factsPlugin } from './scripts/locales/facts-plugin.ts';
import { sitePlugin } from './scripts/pages/site-plugin.ts';

/**
 * What is Baseline and widely available: thirty months old, in November 2026. The colour schemes lean
 * on its youngest member, `light-dark()`, which would cost a kilobyte of every page to do without.
 */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'];

export default defineConfig({
  plugins: [react(), sitePlugin(process.env), factsPlugin()],
  build: {
    manifest: true,
    emptyOutDir: true,
    target: browsers,
    // The policy lets typefaces come from the site alone, however small they are.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // Pages name their modules themselves (scripts/pages/document.ts).
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/main.tsx',
      // The head script calls what the entry exports.
      preserveEntrySignatures: 'exports-only',
      output: {
        // Short: a page lists its files before it is painted.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[hash:8][extname]',
        // Left to itself, Rolldown would cut what pages have in common into forty files.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'libraries',
              test: /node_modules\/(?:react-router|react-router-dom|i18next|react-i18next|react-helmet-async)\//,
            },
            { name: 'shared', minShareCount: 8 },
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
      // Each run by a command of its own, such as `npm run test:built` after a build.
      ...['built', 'load', 'hosts', 'exchange'].map((name) => ({
        extends: true as const,
        test: { name, include: [`tests/${name}/**/*.test.ts`] },
      })),
    ],
  },
});
