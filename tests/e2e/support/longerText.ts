/** Makes the text of a page longer, as another language would. */

/** By more words, or by longer ones, as compounds are. */
export type Longer = 'words' | 'letters';

/**
 * Runs in the page: lengthens every text by 35 % with its own words or letters, and opens all details.
 * Figures and addresses stay, as they have one length in every language.
 * @returns restores the page, and counts the lengthened texts and those still longer then
 */
export function lengthenText(longer: Longer): () => { lengthened: number; stayed: number } {
  const share = 0.35;
  const isWord = (word: string) => /\p{L}{2}/u.test(word) && !/[\d@/]/.test(word);

  function withMoreWords(text: string): string {
    const words = (text.match(/\S+/g) ?? []).filter(isWord).join(' ');
    const more = words.slice(0, Math.ceil(words.length * share)).trim();
    return more ? text.replace(/\s*$/, (end) => ` ${more}${end}`) : text;
  }

  /** A word with soft hyphens gets one before the added letters, too. */
  function longerWord(letters: string): string {
    const more = letters.slice(0, Math.ceil(letters.length * share));
    return letters.includes('\u00AD') ? `${letters}\u00AD${more}` : letters + more;
  }

  function withLongerWords(text: string): string {
    return text.replaceAll(/\S+/g, (word) =>
      isWord(word) ? word.replaceAll(/[\p{L}\u00AD]{7,}/gu, longerWord) : word,
    );
  }

  const lengthened = new Map<Text, { before: string; after: string }>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement!.closest('script, style, noscript, template, title, textarea')) continue;
    const after = longer === 'words' ? withMoreWords(text.data) : withLongerWords(text.data);
    if (after !== text.data) lengthened.set(text, { before: text.data, after });
  }
  for (const [text, { after }] of lengthened) text.data = after;

  const closed = [...document.querySelectorAll('details:not([open])')] as HTMLDetailsElement[];
  // With a shared name only one could be open.
  const named = [...document.querySelectorAll<HTMLDetailsElement>('details[name]')].map(
    (details) => ({ details, name: details.name }),
  );
  for (const { details } of named) details.removeAttribute('name');
  for (const details of closed) details.open = true;

  return () => {
    let stayed = 0;
    for (const [text, { before, after }] of lengthened) {
      // Text that was re-rendered meanwhile stays.
      if (text.data !== after || !text.isConnected) continue;
      text.data = before;
      stayed += 1;
    }
    for (const details of closed) details.open = false;
    for (const { details, name } of named) details.name = name;
    return { lengthened: lengthened.size, stayed };
  };
}
