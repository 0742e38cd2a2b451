/** Tells what measures something, in any language: `Intl` knows the words, so that nobody lists them. */

/** A second is a place in a row more often than a time. */
const times = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

/** Numbers that between them have every plural form of most languages. */
const amounts = [1, 2, 5, 100];

/** From so many letters on, a name of a time is told by its beginning: “monthly”, “månaden”. */
const inflected = 4;

interface MeasuringWords {
  /** What words for times are or, where they are long, begin with. */
  times: readonly string[];
  names: ReadonlySet<string>;
}

const known = new Map<string, MeasuringWords>();

/**
 * @param text a sentence
 * @param language its language tag
 * @returns whether it has a number, or a word for a time, a currency or the hundredth
 */
export function isMeasured(text: string, language: string): boolean {
  if (/[\p{N}\p{Sc}%‰]/u.test(text)) return true;
  const words = known.get(language) ?? gather(language);
  known.set(language, words);
  const isTime = (word: string) =>
    words.times.some((name) => (name.length < inflected ? word === name : word.startsWith(name)));
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ([word]) => word.toLowerCase()).some(
    (word) => words.names.has(word) || isTime(word),
  );
}

function gather(language: string): MeasuringWords {
  const relative = new Intl.RelativeTimeFormat(language);
  const timeNames = times.flatMap((unit) => [
    ...amounts.map((amount) => {
      const parts = relative.formatToParts(amount, unit);
      const after = parts[parts.findIndex(({ type }) => type === 'integer') + 1]?.value ?? '';
      return /[\p{L}\p{M}]+/u.exec(after)?.[0].toLowerCase() ?? '';
    }),
    // What it is measured in may have another name: “dygn”. `Intl` measures nothing in quarters.
    ...(unit === 'quarter' ? [] : lastWords({ style: 'unit', unit, unitDisplay: 'long' })),
  ]);
  const names = [
    ...lastWords({ style: 'unit', unit: 'percent', unitDisplay: 'long' }),
    ...Intl.supportedValuesOf('currency').flatMap((currency) =>
      lastWords({ style: 'currency', currency, currencyDisplay: 'name' }),
    ),
  ];
  return {
    // “Timme” and “timmen” begin alike.
    times: [...new Set(timeNames)]
      .filter((name) => name.length > 1)
      .map((name) => (name.length > inflected ? name.slice(0, -1) : name)),
    // Shorter ones are common words besides: “som”, “won”.
    names: new Set(names.filter((name) => name.length >= inflected)),
  };

  /** “US dollars” are called dollars. */
  function lastWords(options: Intl.NumberFormatOptions): string[] {
    const format = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 });
    return amounts.map((amount) => {
      const part = format
        .formatToParts(amount)
        .find(({ type }) => ['currency', 'unit', 'percentSign'].includes(type));
      return part?.value.split(/\s/).at(-1)!.toLowerCase() ?? '';
    });
  }
}
