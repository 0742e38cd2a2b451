import { languages } from 'virtual:site';
import { groupDigits } from './groupDigits.ts';

/** How a message asks for more than the plain number: `{{n, number(style: percent)}}`. */
const ownOptions =
  /^(?:style|currency|unit|notation|compactDisplay|signDisplay|useGrouping|numberingSystem|rounding|trailingZero|minimum|maximum)/;

/** One a language: each takes a while to make. */
const plainFormats = new Map<string | undefined, Intl.NumberFormat>();

/**
 * i18next's `number`, as `Intl.NumberFormat` says it. A phone needs a twelfth of a second for the
 * first of those, so whole numbers do without.
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
  const thousands = languages.find(({ code }) => code === language)?.thousands;
  if (thousands && Number.isSafeInteger(value) && Number(value) >= 0) {
    return groupDigits(Number(value), thousands);
  }
  const format = plainFormats.get(language) ?? new Intl.NumberFormat(language);
  plainFormats.set(language, format);
  return format.format(value as number);
}
