/** What the locale files said before somebody began to change them: at the last commit. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type LocaleFile, parseLocaleFile } from '../locales/locale-file.ts';

/** Whether a text is another than it was. */
export type IsChanged = (key: string, text: string) => boolean;

/**
 * @param root the folder of the locales
 * @returns asks of files that are now on the disk; where nothing is committed, as in a copy without its
 *   history, they are compared with what they said when they were first asked about
 */
export function committedTexts(root: string): (files: readonly LocaleFile[]) => IsChanged[] {
  const first = new Map<string, string>();

  return (files) => {
    const changed = git(root, [
      'status',
      '--porcelain',
      '--no-renames',
      '-z',
      '-uall',
      '--',
      '.',
    ])?.split('\0');

    /** @returns what a file said; nothing where it is new */
    function contentOf(name: string): string | undefined {
      if (!changed) return first.get(name);
      // Of a language that is begun this is every file: Git is not asked about each.
      const isNew = changed.some((one) => one.startsWith('??') && one.endsWith(`/${name}`));
      return isNew ? undefined : git(root, ['show', `HEAD:./${name}`]);
    }

    return files.map((file) => {
      const name = path.posix.join(file.language, `${file.name}.json`);
      if (!first.has(name)) first.set(name, file.content);
      if (changed?.every((one) => !one.endsWith(`/${name}`))) return () => false;
      const before = parseLocaleFile(contentOf(name) ?? '{}', file);
      const texts = new Map(
        'fault' in before ? [] : before.messages.map(({ key, text }) => [key, text]),
      );
      return (key, text) => (texts.get(key) ?? '') !== text;
    });
  };
}

/** @returns what Git answers, or `undefined` where it cannot, or there is none */
function git(root: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
