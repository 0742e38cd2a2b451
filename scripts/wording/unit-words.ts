/** How a language writes units, as the platform knows: what a number stands before. */
import type { LanguageCode } from '../../src/site/languages.ts';

export const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
type TimeUnit = (typeof timeUnits)[number];

/** Enough of them to meet each plural form of a language. */
const numbersTried = [0, 1, 1.5, 2, 3, 5, 11, 100];

/** @returns how a language writes a unit: `hour`, `hours`, `h` */
function formsOf(language: LanguageCode, options: Intl.NumberFormatOptions): string[] {
  const forms = (['long', 'short'] as const).flatMap((unitDisplay) =>
    numbersTried.flatMap((number) =>
      new Intl.NumberFormat(language, { ...options, unitDisplay })
        .formatToParts(number)
        .filter(({ type }) => type === 'unit' || type === 'currency')
        .map(({ value }) => value.replace('.', '')),
    ),
  );
  return [...new Set(forms)].filter(Boolean);
}

/** @returns how a language writes a unit of time, a measure's and an occasion's: `dygn` and `dagar` */
export function durationsOf(language: LanguageCode, unit: TimeUnit): string[] {
  const relative = new Intl.RelativeTimeFormat(language);
  const occasions = numbersTried.map(
    (number) => /[\d.,]+\s*(\p{L}+)/u.exec(relative.format(number, unit))?.[1] ?? '',
  );
  const forms = formsOf(language, { style: 'unit', unit });
  // Romanian counts “20 de zile”: what stands for any unit is none.
  return [...forms, ...occasions].filter((word) => word !== '' && word !== linkOf(language));
}

/** @returns the word that stands between a number and whatever it counts, where a language has one */
function linkOf(language: LanguageCode): string | undefined {
  const relative = new Intl.RelativeTimeFormat(language);
  const [days, weeks] = (['day', 'week'] as const).map(
    (unit) => /[\d.,]+\s*(\p{L}+)/u.exec(relative.format(100, unit))?.[1],
  );
  return days === weeks ? days : undefined;
}

/** @returns how a language writes per cent */
export const percentOf = (language: LanguageCode): string[] =>
  formsOf(language, { style: 'unit', unit: 'percent' });

/** @returns how a language writes euros, after a number or before it */
export const eurosOf = (language: LanguageCode): string[] =>
  (['name', 'symbol', 'code'] as const).flatMap((currencyDisplay) =>
    formsOf(language, { style: 'currency', currency: 'EUR', currencyDisplay }),
  );
