/**
 * What a visitor has written on the sheets of articles. It is sent nowhere: the tab keeps it, so that
 * a reload loses nothing; where nothing can be kept it lasts as long as the page's memory.
 */
import { keep, readKeptJson } from '../../../site/browserStorage.ts';

/** By section: what each field holds. It may be rubbish by the time it is read. */
let sheets: Record<string, unknown> = {};
const kept = readKeptJson('sessionStorage', 'sheets');
if (kept && typeof kept === 'object') sheets = { ...kept };

/** @returns what the fields of a section's sheet held when it was last kept */
export function readSheet(section: string): readonly string[] {
  const sheet = sheets[section];
  return Array.isArray(sheet) ? sheet.map(String) : [];
}

/** Keeps what the fields of a section's sheet hold, from the first that is written on. */
export function keepSheet(section: string, fields: readonly string[]): void {
  if (!fields.some(Boolean) && !sheets[section]) return;
  sheets[section] = fields;
  keep('sessionStorage', 'sheets', JSON.stringify(sheets));
}
