/**
 * The Vite plugin that hands the application what is known only at build time: the languages (the
 * folders of `locales/`) and the configuration, as the module `virtual:site`.
 */
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type PageConfig, readConfig } from '../../src/site/config.ts';
import { readLanguages } from '../locales/languages.ts';

const site = 'virtual:site';
const siteConfig = 'virtual:site/config';

/**
 * @param environment variables by name, as Vite loads them from the process and `.env`
 * @throws Error naming each variable that is wrong
 */
export function sitePlugin(environment: Record<string, string | undefined>): Plugin {
  // The security policy stands in headers; the pages need not carry its origins.
  const { extraOrigins: _, hsts: _hsts, ...pageConfig } = readConfig(environment);
  const config: PageConfig = pageConfig;
  return {
    name: 'site',
    resolveId: (id) => (id === site || id === siteConfig ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${site}`) {
        const languages = readLanguages();
        return exported({
          languages,
          languageCodes: languages.map(({ code }) => code),
          sampleLanguages: readSampleLanguages(),
        }).concat(`export * as config from '${siteConfig}';`);
      }
      // Value by value, so that a page carries those it reads, and no code for what is not configured.
      return id === `\0${siteConfig}` ? exported({ ...config }) : undefined;
    },
  };
}

function exported(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** The languages that have sample policy documents: the folders of `public/policies/`. */
function readSampleLanguages(): string[] {
  return readdirSync(new URL('../../public/policies/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
