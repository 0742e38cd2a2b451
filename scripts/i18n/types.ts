/**
 * Part of `npm run types`: tells the compiler what keys there are, from the files of the source
 * language, so that a misspelt key does not compile.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { localesFolder } from '../locales/languages.ts';

const target = new URL('../../src/i18n/keys.generated.d.ts', import.meta.url);

/**
 * @param namespaces the names of the source's files, without `.json`
 * @returns the declaration i18next takes its keys from
 */
export function declareKeys(namespaces: readonly string[]): string {
  const resources = namespaces.map(
    (name) => `      '${name}': typeof import('../../locales/${source}/${name}.json');`,
  );
  return `// Made by scripts/i18n/types.ts.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${resources.join('\n')}
    };
  }
}
`;
}

export function run(): boolean {
  const namespaces = readdirSync(new URL(`${source}/`, localesFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  const declaration = declareKeys(namespaces);
  // An unchanged file does not make an editor check everything again.
  if (!existsSync(target) || readFileSync(target, 'utf8') !== declaration) {
    writeFileSync(target, declaration);
  }
  return true;
}
