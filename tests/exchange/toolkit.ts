import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GivenUnit, Unit } from '../../scripts/exchange/unit.ts';

const script = fileURLToPath(new URL('toolkit.py', import.meta.url));

/** Debian's package is for Debian's Python, which need not be the first. */
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import translate.storage.factory']).status === 0,
);

/** @throws Error telling how to install the Translate Toolkit, if it is missing */
export function requireToolkit(): string {
  if (python !== undefined) return python;
  throw new Error('The Translate Toolkit is missing: apt-get install translate-toolkit');
}

/** What is written into a file with the toolkit, by id. */
export type Translations = Record<string, Pick<GivenUnit, 'target' | 'needsReview'>>;

/**
 * @param files one to read, one that the toolkit writes again, and one that it writes with translations
 * @returns what the toolkit finds in the first
 */
export function throughToolkit(
  files: readonly [string, string, string],
  translations: Translations,
): Unit[] {
  const input = JSON.stringify(translations);
  return JSON.parse(run(requireToolkit(), [script, ...files], input)) as Unit[];
}

/** Has a program of the toolkit make one file of another: `xliff2po`. */
export function convert(program: string, from: string, to: string): void {
  run(program, ['--progress=none', from, to]);
}

function run(command: string, args: string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}
