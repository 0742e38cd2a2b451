import type { LocaleFile } from '../locales/locale-file.ts';
import { modelKey, withoutForm } from '../locales/plural-forms.ts';
import { acceptedIn, forgottenIn, type Lock, statesOf } from '../locales/source-lock.ts';
import type { Plan } from './plan.ts';

/**
 * A message counts as read once all that was given of it is marked as done. It then stands beside the source
 * it was given with: where that has changed meanwhile, the lock has the one before, and so says that the
 * translation is out of date. What was changed and is not done is to be read. Of a plural message that is not
 * up to date every form has to be given: of some, nothing is known of what the others were made from, and the
 * lock goes on saying what it said.
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
  const messages = plans.flatMap((plan) => messagesIn(plan, lock));
  const idsOf = (some: typeof messages) => new Set(some.map(({ id }) => id));
  const read = idsOf(messages.filter(({ isRead }) => isRead));
  const forgotten = idsOf(messages.filter(({ isForgotten }) => isForgotten));
  if (read.size + forgotten.size === 0) return lock;
  const given = Map.groupBy(plans.flatMap(sourcesIn), ({ id }) => id);
  const isOf = (ids: ReadonlySet<string>) => (file: string, key: string) =>
    ids.has(`${file}:${key}`);
  const asGiven = sources.map((file) => ({
    ...file,
    messages: file.messages.map((message) => {
      const { key, text } = message;
      const isRead = read.has(`${file.name}:${withoutForm(key)}`);
      const other = given.get(`${file.name}:${key}`)?.find(({ source }) => source !== text);
      return { ...message, text: (isRead && other?.source) || text };
    }),
  }));
  return acceptedIn(forgottenIn(lock, sources, isOf(forgotten)), asGiven, isOf(read));
}

/** @returns what is said to be the source's, by its id: several forms may stand beside one of its */
function sourcesIn({ place: { original }, given }: Plan): { id: string; source: string }[] {
  const keys = new Set(original.messages.map(({ key }) => key));
  return Array.from(given, ([key, { source }]) => ({
    id: `${original.name}:${keys.has(key) ? key : modelKey(key)}`,
    source,
  }));
}

/** @returns the messages that something is given of, and what becomes of what the lock says of each */
function messagesIn({ place, candidate, given, changed, refused }: Plan, lock: Lock) {
  const { original, file, shape } = place;
  const before = new Map(statesOf(original, file, lock).map(({ key, state }) => [key, state]));
  const after = new Map(statesOf(original, candidate, lock).map(({ key, state }) => [key, state]));
  const refusedIds = new Set(refused.map(({ id }) => withoutForm(id)));
  const forms = Map.groupBy(shape.messages, ({ key }) => withoutForm(key));
  return Array.from(
    Map.groupBy(given, ([key]) => withoutForm(key)),
    ([message, units]) => {
      const id = `${original.name}:${message}`;
      const isChanged = units.some(([key]) => changed.has(key));
      const isDone = !refusedIds.has(id) && units.every(([, { needsReview }]) => !needsReview);
      const isEnough =
        before.get(message) === 'translated'
          ? isChanged
          : forms.get(message)!.every(({ key }) => given.has(key));
      const isRead = isDone && isEnough && after.get(message) !== 'missing';
      return { id, isRead, isForgotten: isChanged && (isRead || !isDone) };
    },
  );
}
