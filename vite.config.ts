import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { sitePlugin } from './scripts/site-plugin.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react(), sitePlugin(loadEnv(mode, process.cwd(), 'VITE_'))],
  build: {
    manifest: true,
    emptyOutDir: true,
    // Pages carry their CSS inline and name their modules themselves (src/prerender.tsx).
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/main.tsx' },
  },
  ssr: { noExternal: ['@mantine/core', '@mantine/hooks', '@mantine/notifications'] },
  test: {
    environment: 'jsdom',
    include: ['{src,scripts,supabase,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/built/**'],
    setupFiles: ['tests/unit-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
