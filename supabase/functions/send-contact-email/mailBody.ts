/** What the e-mail says, as text and as HTML: the same fields in the same order in both. */
import type { ContactMessage } from '../_shared/contract.ts';

/** @returns the fields by their labels, those without words as a dash */
function fieldsOf(message: ContactMessage, language: string | undefined): [string, string][] {
  const { firstName, lastName, email, company } = message;
  return [
    ['First name', oneLine(firstName)],
    ['Last name', oneLine(lastName)],
    ['E-mail', email],
    ['Company', oneLine(company ?? '') || '-'],
    ['Language', language ?? '-'],
  ];
}

/** @param language the visitor's, as a language tag */
export function textBody(message: ContactMessage, language: string | undefined): string {
  const fields = fieldsOf(message, language).map(([label, value]) => `${label}: ${value}`);
  return [...fields, '', ...linesOf(message.message)].join('\n');
}

/** Without styles, links or pictures: mail programs make of it what their reader is used to. */
export function htmlBody(message: ContactMessage, language: string | undefined): string {
  const rows = fieldsOf(message, language).map(
    ([label, value]) =>
      `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  const lines = linesOf(message.message).map(escapeHtml);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>Contact form</title></head><body>',
    '<table cellpadding="4">',
    ...rows,
    '</table>',
    `<p dir="auto">${lines.join('<br>')}</p>`,
    '</body></html>',
    '',
  ].join('\n');
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

function linesOf(text: string): string[] {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\r\n\u0085]/gu, '')
    .split(/\r\n?|[\n\u0085\u2028\u2029]/);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
