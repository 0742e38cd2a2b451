import { fileURLToPath } from 'node:url';
import { bundle } from './vite-build.ts';

/**
 * Bundles `src/head.ts` for inlining.
 *
 * @param mode Vite's mode
 * @returns the script's code, on which the policy's hash is computed
 */
export async function buildHeadScript(mode: string): Promise<string> {
  const files = await bundle(mode, {
    manifest: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('../../src/head.ts', import.meta.url)),
      // What it calls nothing of, such as the route table, no page has to carry.
      treeshake: { moduleSideEffects: false },
      output: { format: 'iife', codeSplitting: false },
    },
  });
  const [code] = [...files.values()] as [string];
  // A closing tag in a string would end the script early.
  return code.trim().replaceAll('</script', '<\\/script');
}
