/**
 * CSV for spreadsheets, with the columns that the Translate Toolkit has (`translate.storage.csvl10n`). The
 * byte order mark is for Excel, which takes a file without one for an older encoding.
 */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Format, Unit } from './unit.ts';

const columns = [
  'location',
  'source',
  'target',
  'id',
  'fuzzy',
  'context',
  'translator_comments',
  'developer_comments',
] as const;

/** Where an id stands; in what the toolkit makes of a PO file, among its places alone. */
const ids = ['id', 'context', 'location'] as const;

type Row = Partial<Record<(typeof columns)[number], string>>;

/** A text that begins like a formula is shown as an error: an apostrophe says that it is none. */
const guarded = (text: string) => text.replace(/^(?='*[=+\-@])/, "'");
const unguarded = (text: string) => text.replace(/^'(?='*[=+\-@])/, '');

/** A spreadsheet writes a yes and a no in its own language: only what is known to be a no says that a text is done. */
const no = /^\s*(?:0|false|no|)\s*$/i;

function write(units: readonly Unit[]): string {
  const rows = units.map(({ id, source, target, note, needsReview }): Row => ({
    location: id,
    source: guarded(source),
    target: guarded(target),
    id,
    fuzzy: needsReview ? 'True' : 'False',
    context: id,
    developer_comments: guarded(note),
  }));
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [...columns],
    quoted: true,
    quoted_empty: true,
  });
}

function read(content: string) {
  // Where a comma parts decimals, Excel writes semicolons. No name of a column has one.
  const delimiter = /[,;\t]/.exec(content.split('\n', 1)[0]!)?.[0] ?? ',';
  const rows = parse<Row>(content, {
    bom: true,
    columns: requireColumns,
    delimiter,
    skip_empty_lines: true,
    // The empty cells that end a row may be left out.
    relax_column_count_less: true,
  });
  return {
    units: rows.map(({ source = '', target = '', fuzzy = 'not said', ...row }) => ({
      id: row[ids.find((name) => row[name]) ?? 'id'] ?? '',
      source: unguarded(source),
      target: unguarded(target),
      needsReview: !no.test(fuzzy),
    })),
  };
}

/** @throws Error where a column is missing that no text can be read without */
function requireColumns(names: string[]): string[] {
  for (const needed of [['source'], ['target'], ids]) {
    if (!needed.some((name) => names.includes(name))) {
      throw new Error(`has no column “${needed[0]}”`);
    }
  }
  return names;
}

export const csv: Format = { extensions: ['.csv'], write, read };
