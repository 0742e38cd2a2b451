/**
 * The Vite plugin that hands the application what is known only at build time: the languages (the
 * folders of `locales/`) and the configuration, as the module `virtual:site`.
 */
import type { Plugin } from 'vite';
import { readConfig } from '../src/site/config.ts';
import { readLanguages } from './languages.ts';

const publicId = 'virtual:site';
const resolvedId = `\0${publicId}`;

/**
 * @param environment variables by name, as Vite loads them from the process and `.env`
 * @throws Error naming each variable that is wrong
 */
export function sitePlugin(environment: Record<string, string | undefined>): Plugin {
  const config = readConfig(environment);
  return {
    name: 'site',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export const languages = ${JSON.stringify(readLanguages())};
           export const config = ${JSON.stringify(config)};`
        : undefined,
  };
}
