/**
 * Finds the language to serve. Tags are compared by what they mean: `zh-TW` is `zh-Hant`, `iw` is
 * `he` (`Intl.Locale`). The browser's inline script and the functions share it, so it imports nothing.
 *
 * @param wanted language tags, best first, as a browser or an `Accept-Language` header lists them
 * @param known the tags of the languages there are, in alphabetical order
 * @returns the first wanted language there is, in the wanted script and region or the nearest to them
 */
export function lookUpLanguage(
  wanted: readonly string[],
  known: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const locale = readLocale(tag);
    if (!locale) continue;
    const scores = known.map((code) => likeness(locale, new Intl.Locale(code)));
    const best = Math.max(...scores);
    if (best > 0) return known[scores.indexOf(best)];
  }
  return undefined;
}

/** @returns the longest beginning of a tag that is a tag (RFC 4647, section 3.4): of `en_US.UTF-8`, `en` */
function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    const end = tag.search(/[-_][^-_]*$/);
    return end > 0 ? readLocale(tag.slice(0, end)) : undefined;
  }
}

/** @returns 0 for different languages; for the same one, more the more the tags have in common */
function likeness(one: Intl.Locale, other: Intl.Locale): number {
  if (languageOf(one) !== languageOf(other)) return 0;
  const [a, b] = [one.maximize(), other.maximize()];
  const common = [
    isNynorsk(a) === isNynorsk(b),
    a.script === b.script,
    a.region === b.region,
    keepsFirstStandard(a) === keepsFirstStandard(b),
    one.baseName === other.baseName,
  ];
  // Each outweighs all that follow.
  return common.reduce((sum, is) => sum * 2 + Number(is), 1);
}

/** Norwegian has three codes: `no`, and `nb` and `nn` for its two written forms. */
const languageOf = ({ baseName }: Intl.Locale) =>
  baseName.replace(/-.*/, '').replace(/^n[bn]$/, 'no');
const isNynorsk = ({ language }: Intl.Locale) => language === 'nn';

/**
 * Whether a region writes as the United States, Spain or Brazil do; all others write as Britain, Latin
 * America (`es-419`) and Portugal do (Common Locale Data Repository, language matching). `XA` is for tests.
 */
const keepsFirstStandard = ({ language, region }: Intl.Locale) =>
  /^(en-(AS|CA|GU|MH|MP|PH|PR|UM|US|VI|XA)|es-(EA|ES|GQ|IC|PH)|pt-BR)$/.test(
    `${language}-${region}`,
  );
