import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles `src/head.ts` for inlining.
 *
 * @param mode Vite's mode
 * @returns the script's code, on which the policy's hash is computed
 */
export async function buildHeadScript(mode: string): Promise<string> {
  const result = await build({
    mode,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      manifest: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../../src/head.ts', import.meta.url)),
        // What it calls nothing of, such as the route table, no page has to carry.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The head script was not built');
  // A closing tag in a string would end the script early.
  return output.output[0].code.trim().replaceAll('</script', '<\\/script');
}
