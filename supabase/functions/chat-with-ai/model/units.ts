/**
 * What figures count, told by their words in any language: `Intl` knows the names of times and of
 * currencies, so that nobody lists them.
 */

const times = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** Numbers that between them have every plural form of most languages. */
const amounts = [1, 2, 5, 100];

export interface UnitWords {
  /** @returns what a word counts or is paid in; several where it names several, as _dollar_ does */
  unitsOf: (word: string) => readonly string[] | undefined;
}

const known = new Map<string, UnitWords>();

/** @param language a language tag; its words are gathered once */
export function unitWordsOf(language: string): UnitWords {
  const words = known.get(language) ?? gather(language);
  known.set(language, words);
  return words;
}

function gather(language: string): UnitWords {
  const units = new Map<string, string[]>();
  const add = (word: string | undefined, unit: string) => {
    const name = word?.toLowerCase().replace(/\.$/, '');
    if (name && !/\s/.test(name)) units.set(name, [...(units.get(name) ?? []), unit]);
  };
  const named = (options: Intl.NumberFormatOptions, amount: number, types: readonly string[]) =>
    new Intl.NumberFormat(language, options)
      .formatToParts(amount)
      .find(({ type }) => types.includes(type))
      ?.value.split(/\s/)
      .at(-1);
  for (const amount of amounts) {
    for (const unit of [...times, 'percent']) {
      for (const unitDisplay of ['long', 'short'] as const) {
        const options = { style: 'unit', unit, unitDisplay } as const;
        add(named(options, amount, ['unit', 'percentSign']), unit);
      }
    }
  }
  add('%', 'percent');
  // “Monthly”, “månadens”: what begins as the name of a time does.
  const beginnings = times.flatMap((unit) => {
    const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
    const name = named(options, 1, ['unit'])?.toLowerCase();
    return name ? [[name, unit] as const] : [];
  });
  for (const currency of Intl.supportedValuesOf('currency')) {
    add(currency, currency);
    for (const [currencyDisplay, amount] of [
      ['name', 1],
      ['name', 5],
      ['narrowSymbol', 1],
    ] as const) {
      add(named({ style: 'currency', currency, currencyDisplay }, amount, ['currency']), currency);
    }
  }
  return {
    unitsOf(word) {
      const name = word.toLowerCase();
      const begun = beginnings.find(([beginning]) => name.startsWith(beginning));
      return units.get(name) ?? (begun && [begun[1]]);
    },
  };
}
