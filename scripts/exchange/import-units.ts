/** Writes what another tool hands back into a language's files, where the check finds nothing in it. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { LanguageCode } from '../../src/site/languages.ts';
import { writeWhole } from '../locales/locale-file.ts';
import { type Locales, readSources } from '../locales/locales.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import { type Lock, lockOf, type State, statesOf, writeLock } from '../locales/source-lock.ts';
import { readGlossary } from '../wording/glossary.ts';
import { readHabits } from '../wording/habits.ts';
import { readMessageNotes } from '../wording/message-notes.ts';
import { lockAfter } from './lock-after.ts';
import { type Plan, planFor, type Refusal, unknown } from './plan.ts';
import type { GivenUnit } from './unit.ts';

interface Imported {
  /** The texts that are others now. */
  written: { id: string; before: string; text: string }[];
  /** Of the messages that were written or read, how many are now what; nothing without a lock. */
  states?: Partial<Record<State, number>>;
  refused: Refusal[];
}

/**
 * Writes all that is sound and refuses the rest. What is empty changes nothing. A text that is marked as done
 * counts as read beside the source it is given with; any other is still to be read.
 *
 * @throws Error where a file of the source, of the notes, or the lock cannot be read; nothing is written then
 */
export function importUnits(
  locales: Locales,
  language: LanguageCode,
  units: readonly GivenUnit[],
): Imported {
  const sources = readSources(locales);
  const lock = lockOf(locales, language);
  const habits = readHabits(language, locales.root);
  const glossary = readGlossary(locales.root);
  const given = Map.groupBy(
    units.filter(({ target, fault }) => fault || target.trim() !== ''),
    ({ id }) => sources.find(({ name }) => id.startsWith(`${name}:`)),
  );
  const plans = sources
    .filter((original) => given.has(original))
    .map((original) => {
      const notes = readMessageNotes(locales.root, original.name);
      const rules = { habits, glossary, notes };
      return planFor(locales, language, original, given.get(original)!, rules);
    });
  const next = lock && lockAfter(lock, sources, plans);
  for (const plan of plans) write(locales, language, plan);
  if (next && next !== lock) writeLock(locales.root, language, next);
  return {
    written: plans.flatMap(({ place, changed }) => {
      const said = new Map(place.file?.messages.map(({ key, text }) => [key, text]));
      return Array.from(changed, ([key, text]) => ({
        id: `${place.original.name}:${key}`,
        before: said.get(key) ?? '',
        text,
      }));
    }),
    ...(next && { states: statesAfter(plans, lock, next) }),
    refused: [
      ...plans.flatMap(({ refused }) => refused),
      ...(given.get(undefined) ?? []).map(unknown),
    ],
  };
}

function write({ root }: Locales, language: LanguageCode, { place, changed, candidate }: Plan) {
  if (changed.size === 0) return;
  const file = path.join(root, language, `${place.original.name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, candidate.content);
}

function statesAfter(plans: readonly Plan[], before: Lock | undefined, after: Lock) {
  const counts: Imported['states'] = {};
  for (const { place, candidate, changed } of plans) {
    const isChanged = new Set([...changed.keys()].map(withoutForm));
    const old = new Map(
      statesOf(place.original, place.file, before).map(({ key, state }) => [key, state]),
    );
    for (const { key, state } of statesOf(place.original, candidate, after)) {
      if (isChanged.has(key) || old.get(key) !== state) counts[state] = (counts[state] ?? 0) + 1;
    }
  }
  return counts;
}
