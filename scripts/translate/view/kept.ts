/**
 * What is kept while the view is open, in this tab alone: texts that were typed and not saved, and changes
 * that can be taken back. Both outlive a reload.
 */
import { createStore } from '../../../src/site/createPersistentStore.ts';
import { useStore } from '../../../src/ui/useStore.ts';
import type { TextName } from '../contract.ts';

/** A text that was typed and is not in its file. */
export interface Unsaved {
  text: string;
  /** What the file said when it was begun. */
  before: string;
}

/** A change that can be taken back. */
export interface Done extends TextName {
  /** What the file said before, and since; the same where it was only accepted. */
  before: string;
  after: string;
  /** What the lock said before. */
  lock: string | null;
}

interface Kept {
  unsaved: Readonly<Record<string, Unsaved>>;
  done: readonly Done[];
}

const storageName = 'translate';

/** It stores by itself: its key is none of the site's, which the cookie policy lists. */
const store = createStore<Kept>({ unsaved: {}, done: [], ...read() });

function read(): Partial<Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Partial<Kept>;
  } catch {
    // Nothing that this page wrote, or storage is switched off.
    return {};
  }
}

function keep(next: Partial<Kept>): void {
  store.set({ ...store.get(), ...next });
  try {
    sessionStorage.setItem(storageName, JSON.stringify(store.get()));
  } catch {
    // It is kept for as long as the page is open.
  }
}

/** @returns what is kept, as it stands */
export const useKept = (): Kept => useStore(store);

/** @returns the name of a text as one string: `sv faq:title` */
export const nameOf = ({ language, file, key }: TextName): string => `${language} ${file}:${key}`;

/** Keeps what was typed; nothing where it is what the file says. */
export function keepUnsaved(name: TextName, unsaved: Unsaved | undefined): void {
  const { [nameOf(name)]: _, ...others } = store.get().unsaved;
  keep({
    unsaved:
      unsaved && unsaved.text !== unsaved.before ? { ...others, [nameOf(name)]: unsaved } : others,
  });
}

/** @returns what was typed of a text and is not saved, as of now */
export const unsavedOf = (name: TextName): Unsaved | undefined => store.get().unsaved[nameOf(name)];

/** Adds a change to those that can be taken back. */
export const addDone = (done: Done): void => keep({ done: [...store.get().done, done] });

/** Takes a change off the list, whether it could be taken back or not. */
export const dropDone = (done: Done): void =>
  keep({ done: store.get().done.filter((one) => one !== done) });
