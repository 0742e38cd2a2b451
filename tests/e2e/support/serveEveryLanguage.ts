/**
 * Serves a copy of the project with the pseudo-languages and the drafts in `tests/e2e/drafts`, which have a
 * few files in other scripts; the rest is English.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { copyProject } from '../../../scripts/setup/copy-project.ts';
import { drafts } from './everyLanguage.ts';

const root = copyProject();
// The copy's own module, which runs commands in the copy.
const { run, Stopped } = (await import(
  pathToFileURL(join(root, 'scripts/setup/run-command.mjs')).href
)) as typeof import('../../../scripts/setup/run-command.mjs');

async function inCopy(...args: string[]): Promise<void> {
  if ((await run(process.execPath, args)) !== 0) throw new Error(`${args.join(' ')} failed`);
}

for (const language of drafts) {
  await inCopy('scripts/i18n.ts', 'add', language);
  const messages = fileURLToPath(new URL(`../drafts/${language}/`, import.meta.url));
  cpSync(messages, join(root, 'locales', language), { recursive: true });
}
await inCopy('scripts/build.ts', '--defaults', '--unpublished');
try {
  await inCopy('scripts/serve.mjs', '--defaults');
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
}
