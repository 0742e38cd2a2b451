import i18next, { type i18n } from 'i18next';
import { viewPath, wordsChanged } from '../contract.ts';

/** Every instance that speaks on this page. */
const instances = new Set<i18n>();

// Whatever instance is made, it begins with this.
const methods = Object.getPrototypeOf(i18next) as Record<'init', (...how: unknown[]) => unknown>;
methods.init = new Proxy(methods.init, {
  apply(init, instance: i18n, how) {
    instances.add(instance);
    return Reflect.apply(init, instance, how);
  },
});

type Bundle = Record<string, Record<string, Record<string, string>>>;

/** @returns all the words of a language, with their marks */
export async function fetchMessages(language: string): Promise<Bundle> {
  const response = await fetch(`${viewPath}/words/${language}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Bundle;
}

/** Has the page say new words where it stands: nothing that is open closes. */
async function takeUp(instance: i18n): Promise<void> {
  for (const language of Object.keys(instance.store.data)) {
    const files = (await fetchMessages(language))[language]!;
    for (const [file, words] of Object.entries(files)) {
      if (instance.hasResourceBundle(language, file)) {
        instance.addResourceBundle(language, file, words, true, true);
      }
    }
  }
  instance.emit('languageChanged', instance.language);
}

/** From now on the page says what the files say. */
export function keepUpToDate(): void {
  import.meta.hot?.on(wordsChanged, () => {
    for (const instance of instances) void takeUp(instance);
  });
}
