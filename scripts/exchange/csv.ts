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

/** As the toolkit reads it. */
const yes = /^(?:1|x|true|yes|fuzzy)$/i;

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
  const rows = parse<Row>(content, { bom: true, columns: true, delimiter, skip_empty_lines: true });
  const [first] = rows;
  for (const names of [['source'], ['target'], ids] as const) {
    if (first && names.every((name) => first[name] === undefined)) {
      throw new Error(`has no column “${names[0]}”`);
    }
  }
  return {
    units: rows.map(({ source = '', target = '', fuzzy = 'yes', ...row }) => ({
      id: row[ids.find((name) => row[name]) ?? 'id'] ?? '',
      source: unguarded(source),
      target: unguarded(target),
      needsReview: yes.test(fuzzy),
    })),
  };
}

export const csv: Format = { extensions: ['.csv'], write, read };
