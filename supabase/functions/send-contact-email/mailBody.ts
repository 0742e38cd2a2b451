/** What the e-mail says, as text and as HTML: the same fields in the same order in both. */
import type { ContactMessage } from '../_shared/contract.ts';
import type { Written } from './written.ts';

/** All but the message, which stands below them: a field without a label does not compile. */
const labels: Record<Exclude<keyof ContactMessage, 'message'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  company: 'Company',
};

/** @returns the fields by their labels, those without words as a dash */
function fieldsOf({ message, language, at }: Written): [string, string][] {
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return [
    ...names.map((name): [string, string] => [labels[name], oneLine(message[name] ?? '') || '-']),
    ['Language', language ?? '-'],
    ['Written', timeText(at)],
  ];
}

/** @returns as in `2026-11-24 17:30 UTC`: an e-mail that waited bears the date of its sending */
export function timeText(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}

export function textBody(written: Written): string {
  const fields = fieldsOf(written).map(([label, value]) => `${label}: ${value}`);
  return [...fields, '', ...linesOf(written.message.message)].join('\n');
}

/** Without styles, links or pictures: mail programs make of it what their reader is used to. */
export function htmlBody(written: Written): string {
  const rows = fieldsOf(written).map(
    ([label, value]) =>
      `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return htmlDocument(
    '<table cellpadding="4">',
    ...rows,
    '</table>',
    htmlText(written.message.message),
  );
}

/** @param body of it, in lines */
export function htmlDocument(...body: string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Contact form</title></head><body>',
    ...body,
    '</body></html>',
    '',
  ].join('\n');
}

export function htmlText(text: string): string {
  return `<p dir="auto">${linesOf(text).map(escapeHtml).join('<br>')}</p>`;
}

/**
 * A name is one line: a break in it must not read as a line of its own in a header or the text. Half
 * of a surrogate pair, which is no character, becomes the sign for one that is missing.
 */
export function oneLine(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function linesOf(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n\u0085]/gu, '')
    .split(/\r\n?|[\n\u0085\u2028\u2029]/);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
