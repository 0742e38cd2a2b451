import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { sitePlugin } from './scripts/site-plugin.ts';

/** A class's name in the built site: as short as is safe, since every page carries its styles. */
function shortName(file: string, name: string): string {
  const path = relative(import.meta.dirname, file);
  return `_${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 5)}`;
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), sitePlugin(loadEnv(mode, process.cwd(), 'VITE_'))],
  build: {
    manifest: true,
    emptyOutDir: true,
    // Pages carry their CSS inline and name their modules themselves (src/prerender.tsx).
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/main.tsx' },
  },
  css: {
    modules: {
      generateScopedName: (name, file) =>
        mode === 'production' ? shortName(file, name) : `${basename(file, '.module.css')}_${name}`,
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/site/**/*.test.ts', '{scripts,supabase,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/built/**'],
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
    ],
  },
}));
