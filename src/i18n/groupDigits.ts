import type { Thousands } from '../site/languages.ts';

/**
 * @param value a whole number, not negative
 * @returns its digits, by the thousand as a language writes them
 */
export function groupDigits(value: number, { separator, from }: Thousands): string {
  const digits = String(value);
  return value < from ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
