/** Any Monday will do: only its name is shown. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

/**
 * @param language a language tag (BCP 47)
 * @param count how many days, from Monday on
 * @returns the days' short names in the language
 */
export function weekdayNames(language: string, count: number): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => name.format(monday + index * day));
}
