/**
 * The words that measure, in any language: `Intl` knows what times, currencies and the hundredth are
 * called, so that nobody lists them.
 */

const times = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

/** Numbers that between them have every plural form of most languages. */
const amounts = [1, 2, 5, 100];

export interface UnitWords {
  isTime: (word: string) => boolean;
  /**
   * @returns the currencies a word may mean, several where it names several, as _dollar_ does; or the
   *   hundredth
   */
  sharesIn: (word: string) => ReadonlySet<string> | undefined;
}

const known = new Map<string, UnitWords>();

/** @param language a language tag; its words are gathered once */
export function unitWordsOf(language: string): UnitWords {
  const words = known.get(language) ?? gather(language);
  known.set(language, words);
  return words;
}

function gather(language: string): UnitWords {
  const codes = new Set(Intl.supportedValuesOf('currency'));
  const timeNames = new Set(times.flatMap((unit) => amounts.flatMap((n) => namesOf(unit, n))));
  const shares = new Map<string, Set<string>>();
  for (const amount of amounts) {
    add(nameIn({ style: 'unit', unit: 'percent', unitDisplay: 'long' }, amount), '%');
  }
  add('%', '%');
  for (const currency of codes) {
    for (const currencyDisplay of ['name', 'narrowSymbol'] as const) {
      for (const amount of amounts) {
        add(nameIn({ style: 'currency', currency, currencyDisplay }, amount), currency);
      }
    }
  }
  return {
    isTime: (word) => timeNames.has(word.toLowerCase()),
    // Codes are capitals: “all” is no lek.
    sharesIn: (word) => (codes.has(word) ? new Set([word]) : shares.get(word.toLowerCase())),
  };

  function add(name: string, share: string) {
    // A letter by itself is seldom a currency, and a code where there is no sign is a code.
    if (/^\p{L}?$/u.test(name) || codes.has(name.toUpperCase())) return;
    shares.set(name, (shares.get(name) ?? new Set()).add(share));
  }

  /** A language may decline what comes after “in 5”: both forms count. */
  function namesOf(unit: (typeof times)[number], amount: number): string[] {
    const parts = new Intl.RelativeTimeFormat(language).formatToParts(amount, unit);
    const after = parts[parts.findIndex(({ type }) => type === 'integer') + 1]?.value ?? '';
    const said = /[\p{L}\p{M}]+/u.exec(after)?.[0].toLowerCase() ?? '';
    // `Intl` measures nothing in quarters.
    if (unit === 'quarter') return [said];
    return [said, nameIn({ style: 'unit', unit, unitDisplay: 'long' }, amount)];
  }

  /** The last word of it: “US dollars” are called dollars. */
  function nameIn(options: Intl.NumberFormatOptions, amount: number): string {
    const whole = { ...options, maximumFractionDigits: 0 };
    const part = new Intl.NumberFormat(language, whole)
      .formatToParts(amount)
      .find(({ type }) => ['currency', 'unit', 'percentSign'].includes(type));
    return part?.value.split(/\s/).at(-1)!.toLowerCase().replace(/\.$/, '') ?? '';
  }
}
