/** `npm run i18n:<command>`: runs a command of `scripts/i18n/`, with what follows its name. */

import process from 'node:process';

/** A command prints what it has to say, and gives whether all is well. */
type Command = (args: string[]) => boolean | Promise<boolean>;

const commands: Record<string, () => Promise<{ run: Command }>> = {
  add: () => import('./i18n/add.ts'),
  accept: () => import('./i18n/accept.ts'),
  check: () => import('./i18n/check.ts'),
  export: () => import('./i18n/export.ts'),
  import: () => import('./i18n/import.ts'),
  publish: () => import('./i18n/publish.ts'),
  status: () => import('./i18n/status.ts'),
  types: () => import('./i18n/types.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Error(`npm run i18n:${Object.keys(commands).join(', i18n:')}`);
  const { run } = await load();
  if (!(await run(args))) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
