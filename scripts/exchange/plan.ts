import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Fault } from '../locales/finding.ts';
import type { LocaleFile } from '../locales/locale-file.ts';
import type { Locales } from '../locales/locales.ts';
import { type Place, placeOf, withTexts } from '../translate/candidate.ts';
import type { Rules } from '../wording/check-wording.ts';
import { soundTexts } from './sound-texts.ts';
import type { GivenUnit } from './unit.ts';

/** A text that is not written: why, and what to do. */
export interface Refusal extends Omit<Fault, 'key'> {
  id: string;
}

/** What is to become of one file. */
export interface Plan {
  place: Place;
  /** What is given of it and not refused, by key. */
  given: ReadonlyMap<string, GivenUnit>;
  /** The texts that are to be others, by key. */
  changed: ReadonlyMap<string, string>;
  refused: Refusal[];
  /** The file as it is to be. */
  candidate: LocaleFile;
}

/** @returns that there is no such text */
export const unknown = ({ id }: GivenUnit): Refusal => ({
  id: id || '(no id)',
  wrong: `is no text of ${source}, or no plural form of the language`,
  remedy: 'correct its id, or leave it out',
});

/**
 * @param original a file of the source
 * @param units what is given of it, with a text or a fault each
 * @param rules what its words are held to
 */
export function planFor(
  locales: Locales,
  language: LanguageCode,
  original: LocaleFile,
  units: readonly GivenUnit[],
  rules: Rules,
): Plan {
  const place = placeOf(locales, language, original);
  const idOf = (key: string) => `${original.name}:${key}`;
  const keys = new Map(place.shape.messages.map(({ key }) => [idOf(key), key]));
  const unlike = idsUnlike(units);
  const refusalOf = (unit: GivenUnit): Refusal[] => {
    if (!keys.has(unit.id)) return [unknown(unit)];
    const fault = place.fault ?? unit.fault;
    if (fault) return [{ id: unit.id, ...fault }];
    const remedy = 'leave one of them';
    return unlike.has(unit.id) ? [{ id: unit.id, wrong: 'is given twice', remedy }] : [];
  };
  const known = units.filter((unit) => refusalOf(unit).length === 0);
  const said = new Map(place.file?.messages.map(({ key, text }) => [key, text]));
  const texts = new Map(
    known
      .map(({ id, target }) => [keys.get(id)!, target] as const)
      .filter(([key, target]) => said.get(key) !== target),
  );
  const { sound, faults } = soundTexts(locales, place, texts, rules);
  const isSound = (key: string) => !texts.has(key) || sound.has(key);
  return {
    place,
    given: new Map(
      known.map((unit) => [keys.get(unit.id)!, unit] as const).filter(([key]) => isSound(key)),
    ),
    changed: sound,
    refused: [
      ...units.flatMap(refusalOf),
      ...faults.map(({ key, wrong, remedy }) => ({ id: idOf(key), wrong, remedy })),
    ],
    candidate: sound.size === 0 ? (place.file ?? place.shape) : withTexts(place, sound),
  };
}

/** @returns the ids that are given more than once, and not with the same text and mark */
function idsUnlike(units: readonly GivenUnit[]): Set<string> {
  const given = Map.groupBy(units, ({ id }) => id);
  const kinds = ([, same]: [string, GivenUnit[]]) =>
    new Set(same.map(({ target, needsReview }) => `${needsReview} ${target}`)).size;
  return new Set([...given].filter((one) => kinds(one) > 1).map(([id]) => id));
}
