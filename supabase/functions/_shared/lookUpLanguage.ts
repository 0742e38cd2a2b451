/**
 * Finds the language to serve: for each wish in turn the exact tag, then the tag with its last
 * subtags cut off one by one (RFC 4647, section 3.4, lookup). The browser's inline script and the
 * functions share it, so it imports nothing.
 *
 * @param wanted language tags, best first, as a browser or an `Accept-Language` header lists them
 * @param known the tags of the languages there are
 * @returns the first wanted language there is
 */
export function lookUpLanguage(
  wanted: readonly string[],
  known: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    let range = tag.toLowerCase();
    while (range) {
      const found = known.find((code) => code.toLowerCase() === range);
      if (found) return found;
      range = range.slice(0, Math.max(range.lastIndexOf('-'), 0));
    }
  }
  return undefined;
}
