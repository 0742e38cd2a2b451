import path from 'node:path';
import { csv } from './csv.ts';
import { po } from './po.ts';
import type { Format } from './unit.ts';
import { xliff } from './xliff.ts';

/** The formats that texts are exchanged in, by the name a command has for them. */
export const formats: Record<string, Format> = { xliff, po, csv };

/** @returns the format a file is in, by the end of its name; `undefined` where that is none */
export function formatOf(file: string): Format | undefined {
  const extension = path.extname(file).toLowerCase();
  return Object.values(formats).find(({ extensions }) => extensions.includes(extension));
}
