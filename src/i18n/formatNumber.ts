import { languages } from 'virtual:site';

/** From here on a number has a separator in some language. */
const short = 1000;

/** How a message asks for more than the plain number: `{{n, number(style: percent)}}`. */
const ownOptions =
  /^(?:style|currency|unit|notation|compactDisplay|signDisplay|useGrouping|numberingSystem|rounding|trailingZero|minimum|maximum)/;

/** One a language: each takes a while to make. */
const plainFormats = new Map<string | undefined, Intl.NumberFormat>();

/**
 * i18next's `number`, as `Intl.NumberFormat` says it. A phone needs a twelfth of a second for the
 * first of those, so whole numbers that are nothing but digits do without.
 *
 * @param value the number
 * @param language its language's tag
 * @param options what the message asks for, among i18next's own options
 */
export function formatNumber(
  value: unknown,
  language: string | undefined,
  options: Record<string, unknown>,
): string {
  if (Object.keys(options).some((key) => ownOptions.test(key))) {
    return new Intl.NumberFormat(language, options).format(value as number);
  }
  const isShort = Number.isInteger(value) && Number(value) >= 0 && Number(value) < short;
  const hasLatinDigits = languages.some(
    ({ code, numberingSystem }) => code === language && numberingSystem === 'latn',
  );
  if (isShort && hasLatinDigits) return String(value);
  const format = plainFormats.get(language) ?? new Intl.NumberFormat(language);
  plainFormats.set(language, format);
  return format.format(value as number);
}
