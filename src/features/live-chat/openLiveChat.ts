import { isLoaded, load, show } from './tawk.ts';

/** Milliseconds until the widget opens: where it stands already, and after it has been loaded. */
const delays = { standing: 100, loaded: 500 };

let lastWish: object | undefined;

/**
 * Opens the live chat, loading it on first use (specification, chapter 4).
 *
 * @param src the address of the vendor's script
 * @returns whether it is open; `undefined` where it is not and a later wish will be told so
 */
export async function openLiveChat(src: string): Promise<boolean | undefined> {
  const wish = {};
  lastWish = wish;
  try {
    const delay = isLoaded() ? delays.standing : delays.loaded;
    if (!isLoaded()) await load(src);
    await new Promise((resolve) => setTimeout(resolve, delay));
    show();
    return true;
  } catch {
    // Two buttons may wait for the same script; one answer is enough.
    return wish === lastWish ? false : undefined;
  }
}
