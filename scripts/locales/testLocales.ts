import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Locales } from './locales.ts';

/**
 * Lays files down in a folder of their own, for the time of a test.
 *
 * @param files content by name, such as `sv/faq.json`; a text stands there as it is, all else as JSON
 */
export function testLocales(files: Record<string, unknown>, namespaces = ['faq']): Locales {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'locales-')), 'locales');
  onTestFinished(() => rmSync(path.dirname(root), { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const folders = new Set(Object.keys(files).map((name) => name.split('/')[0]!));
  return { root, languages: [...folders].filter((name) => /^[a-z]{2}$/.test(name)), namespaces };
}
