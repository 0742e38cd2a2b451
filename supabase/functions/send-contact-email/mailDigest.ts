/** What one e-mail says of several messages: each text once, with all who wrote it. */
import { escapeHtml, htmlDocument, htmlText, linesOf, oneLine, timeText } from './mailBody.ts';
import { likenessOf, type Written } from './written.ts';

const why =
  'These came when more messages came than go out one by one, or with the words of another one. ' +
  'To answer, write to the address beside the name.';

/** @returns the messages by their texts, the most frequent first */
export function foldAlike(written: readonly Written[]): Written[][] {
  const texts = Map.groupBy(written, ({ message }) => likenessOf(message.message));
  return [...texts.values()].sort((one, other) => other.length - one.length);
}

export function digestText(texts: readonly Written[][]): string {
  const parts = texts.map((alike) =>
    [...alike.map(senderLine), '', ...linesOf(textOf(alike)).map((line) => `  ${line}`)].join('\n'),
  );
  return [why, ...parts].join('\n\n\n');
}

export function digestHtml(texts: readonly Written[][]): string {
  const parts = texts.flatMap((alike) => {
    const senders = alike.map((one) => `<li dir="auto">${escapeHtml(senderLine(one))}</li>`);
    return ['<ul>', ...senders, '</ul>', htmlText(textOf(alike)), '<hr>'];
  });
  return htmlDocument(`<p>${why}</p>`, ...parts);
}

function senderLine({ message, language, at }: Written): string {
  const { firstName, lastName, email, company } = message;
  const words = [`${firstName} ${lastName}`, email, company, language, timeText(at)];
  return words.flatMap((word) => oneLine(word ?? '') || []).join(', ');
}

/** They differ in case and white space at the most. */
const textOf = ([first]: readonly Written[]) => first!.message.message;
