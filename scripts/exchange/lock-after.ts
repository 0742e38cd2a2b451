import type { LocaleFile } from '../locales/locale-file.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import { acceptedIn, forgottenIn, type Lock, statesOf } from '../locales/source-lock.ts';
import type { Plan } from './plan.ts';

/**
 * A message counts as read once all that was given of it is marked as done. It then stands beside the source
 * it was given with: where that has changed meanwhile, the lock has the one before, and so says that the
 * translation is out of date. What was changed and is not done is to be read.
 *
 * @param lock a language's lock as it is
 * @param sources the source's files as they are
 * @returns the lock as it is to be; the same where nothing was changed or read
 */
export function lockAfter(
  lock: Lock,
  sources: readonly LocaleFile[],
  plans: readonly Plan[],
): Lock {
  const changed = new Set(plans.flatMap((plan) => [...plan.changed.keys()].map(idIn(plan))));
  const read = new Set(plans.flatMap((plan) => readIn(plan, lock).map(idIn(plan))));
  if (changed.size + read.size === 0) return lock;
  const given = new Map(
    plans.flatMap(({ given: units }) => [...units.values()].map(({ id, source }) => [id, source])),
  );
  const isOf = (ids: ReadonlySet<string>) => (file: string, key: string) =>
    ids.has(`${file}:${key}`);
  const asGiven = sources.map((file) => ({
    ...file,
    messages: file.messages.map((message) => {
      const { key, text } = message;
      const isRead = read.has(`${file.name}:${withoutForm(key)}`);
      return { ...message, text: (isRead && given.get(`${file.name}:${key}`)) || text };
    }),
  }));
  return acceptedIn(forgottenIn(lock, sources, isOf(changed)), asGiven, isOf(read));
}

/** A plural message is one, whichever form is given. */
const idIn =
  ({ place }: Plan) =>
  (key: string) =>
    `${place.original.name}:${withoutForm(key)}`;

/** @returns the messages of a file that are now read and were not, or are others */
function readIn({ place, candidate, given, changed, refused }: Plan, lock: Lock): string[] {
  const { original, file } = place;
  const before = new Map(statesOf(original, file, lock).map(({ key, state }) => [key, state]));
  const after = new Map(statesOf(original, candidate, lock).map(({ key, state }) => [key, state]));
  const refusedIds = new Set(refused.map(({ id }) => withoutForm(id)));
  const messages = Map.groupBy(given, ([key]) => withoutForm(key));
  return [...messages]
    .filter(
      ([message, units]) =>
        after.get(message) !== 'missing' &&
        !refusedIds.has(`${original.name}:${message}`) &&
        units.every(([, { needsReview }]) => !needsReview) &&
        (before.get(message) !== 'translated' || units.some(([key]) => changed.has(key))),
    )
    .map(([message]) => message);
}
