import Negotiator from 'negotiator';

/**
 * The languages a caller asks for (RFC 9110, section 12.5.4).
 *
 * @param header the value of `Accept-Language`
 * @returns the language tags in it, in canonical form, best first; what is no tag is left out
 */
export function acceptedLanguages(header: string | null): string[] {
  const headers = { 'accept-language': (header ?? '').slice(0, 200) };
  return new Negotiator({ headers }).languages().flatMap(canonical);
}

/**
 * @param wanted language tags, best first
 * @param known the languages there are
 * @returns the first wanted one there is, by the exact tag or with its last subtags cut off one by
 *   one (RFC 4647, section 3.4)
 */
export function lookUpLanguage(
  wanted: readonly string[],
  known: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    for (let range = tag; range; range = range.slice(0, Math.max(range.lastIndexOf('-'), 0))) {
      const found = known.find((code) => code.toLowerCase() === range.toLowerCase());
      if (found) return found;
    }
  }
  return undefined;
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
