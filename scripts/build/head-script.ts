import { fileURLToPath } from 'node:url';
import { type LanguageCode, unprefixedLanguage } from '../../src/site/languages.ts';
import { bundle } from './vite-build.ts';

/** The code of the inline scripts, on which the policy's hashes are computed. */
export interface HeadScripts {
  /** Of documents whose address names their language. */
  prefixed: string;
  /** Of all others: it detects the visitor's language. */
  unprefixed: string;
}

/**
 * Bundles `src/head.ts` for inlining.
 *
 * @param mode Vite's mode
 */
export async function buildHeadScripts(mode: string): Promise<HeadScripts> {
  const [prefixed, unprefixed] = await Promise.all([
    buildHeadScript(mode, 'prefixed'),
    buildHeadScript(mode, 'unprefixed'),
  ]);
  return { prefixed, unprefixed };
}

/** @returns the one for documents in a language */
export const headScriptOf = (scripts: HeadScripts, language: LanguageCode) =>
  scripts[language === unprefixedLanguage ? 'unprefixed' : 'prefixed'];

async function buildHeadScript(mode: string, name: keyof HeadScripts): Promise<string> {
  const files = await bundle(mode, {
    manifest: false,
    rolldownOptions: {
      input: fileURLToPath(new URL(`../../src/head/${name}.ts`, import.meta.url)),
      // What it calls nothing of, such as the route table, no page has to carry.
      treeshake: { moduleSideEffects: (id) => id.includes('/src/head/') },
      output: { format: 'iife', codeSplitting: false },
    },
  });
  const [code] = [...files.values()] as [string];
  // A closing tag in a string would end the script early.
  return code.trim().replaceAll('</script', '<\\/script');
}
