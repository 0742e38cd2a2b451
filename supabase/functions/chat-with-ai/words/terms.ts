/** Words as the search sees them, in a question and in the site's text alike. */

/** @returns the words and numbers of a text in lower case; letters that stand alone are none */
export function termsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/[\u00ad\u2060]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}|\p{N}/gu) ?? []
  );
}

/** @returns the entries of a list that a translator keeps: `price, cost` */
export function entriesOf(list: string | undefined, separator = ','): string[] {
  return (list ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);
}
