/**
 * The Vite plugin that hands the application what is known only at build time: the languages (the
 * folders of `locales/`) and the configuration, as the module `virtual:site`.
 */
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type PageConfig, readConfig } from '../../src/site/config.ts';
import { readLanguages } from '../locales/languages.ts';

const publicId = 'virtual:site';
const resolvedId = `\0${publicId}`;

/**
 * @param environment variables by name, as Vite loads them from the process and `.env`
 * @throws Error naming each variable that is wrong
 */
export function sitePlugin(environment: Record<string, string | undefined>): Plugin {
  // The security policy stands in headers; the pages need not carry its origins.
  const { extraOrigins: _, ...pageConfig } = readConfig(environment);
  const config: PageConfig = pageConfig;
  return {
    name: 'site',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export const languages = ${JSON.stringify(readLanguages())};
           export const sampleLanguages = ${JSON.stringify(readSampleLanguages())};
           export const config = ${JSON.stringify(config)};`
        : undefined,
  };
}

/** The languages that have sample policy documents: the folders of `public/policies/`. */
function readSampleLanguages(): string[] {
  return readdirSync(new URL('../../public/policies/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
