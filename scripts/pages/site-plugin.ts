/**
 * The Vite plugin that hands the application what is known only at build time: the languages (the
 * folders of `locales/`) and the configuration, as the module `virtual:site`.
 */
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type PageConfig, readConfig } from '../../src/site/config.ts';
import { readLanguages } from '../locales/languages.ts';

const samples = new URL('../../public/policies/', import.meta.url);

/**
 * @param environment variables by name, as Vite loads them from the process and `.env`
 * @throws Error naming each variable that is wrong
 */
export function sitePlugin(environment: Record<string, string | undefined>): Plugin {
  // The security policy stands in headers; the pages need not carry its origins.
  const { extraOrigins: _, hsts: _hsts, ...config } = readConfig(environment);
  return {
    name: 'site',
    resolveId: (id) => (/^virtual:site(?:\/config)?$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      // Value by value, so that a page carries those it reads, and no code for what is not configured.
      if (id === '\0virtual:site/config') return exported(config satisfies PageConfig);
      if (id !== '\0virtual:site') return undefined;
      const languages = readLanguages();
      const entries = readdirSync(samples, { withFileTypes: true });
      return exported({
        languages,
        languageCodes: languages.map(({ code }) => code),
        sampleLanguages: entries.filter((it) => it.isDirectory()).map(({ name }) => name),
      }).concat(`export * as config from 'virtual:site/config';`);
    },
  };
}

const exported = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
