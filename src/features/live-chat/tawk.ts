/**
 * The live chat's vendor, by Tawk's convention: the page leaves an object `Tawk_API` with an
 * `onLoad`, the vendor's script fills it with methods and calls that once its widget stands. The only
 * file that knows of it: another vendor's would give the same three functions.
 */

/** How long the script may take until its widget stands, in ms. */
const patience = 10_000;

interface TawkApi {
  onLoad?: () => void;
  showWidget?: () => void;
  hideWidget?: () => void;
  maximize?: () => void;
}

declare global {
  interface Window {
    Tawk_API?: TawkApi;
    Tawk_LoadStart?: Date;
  }
}

let stands = false;
let script: HTMLScriptElement | undefined;
/** Whether the script has neither run nor failed. */
let isPending = false;
let underway: Promise<void> | undefined;

/** @returns whether the widget stands, brought by `load` or by someone else before it */
export function isLoaded(): boolean {
  return stands || (!script && Boolean(window.Tawk_API?.maximize));
}

/**
 * Loads the widget; asked again meanwhile it gives the same promise, after a failure it tries anew,
 * and where its script is still on its way it waits for that one again.
 *
 * @param src the address of the vendor's script
 * @throws where the script fails, is not the vendor's, or takes longer than `patience`
 */
export function load(src: string): Promise<void> {
  underway ??= attempt(src).finally(() => {
    underway = undefined;
  });
  return underway;
}

/** Shows the widget, which must stand, and opens it. */
export function show(): void {
  window.Tawk_API!.showWidget?.();
  window.Tawk_API!.maximize!();
}

function attempt(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let isAwaited = true;
    const fail = () => {
      isAwaited = false;
      reject(new Error(`The live chat did not come from ${src}`));
    };
    setTimeout(fail, patience);

    window.Tawk_API ??= {};
    window.Tawk_API.onLoad = () => {
      if (stands) return;
      stands = Boolean(window.Tawk_API!.maximize);
      if (!stands) fail();
      // Nobody waits any more: it stays out of the way until it is asked for again.
      if (!isAwaited) window.Tawk_API!.hideWidget?.();
      resolve();
    };
    // A script taken away would be fetched and run all the same: one that is pending is waited for.
    if (!script || !isPending) script = replaceScript(src);
    script.addEventListener('error', fail);
  });
}

function replaceScript(src: string): HTMLScriptElement {
  script?.remove();
  const element = document.createElement('script');
  const settle = () => {
    isPending = false;
  };
  element.src = src;
  element.addEventListener('load', settle);
  element.addEventListener('error', settle);
  window.Tawk_LoadStart = new Date();
  isPending = true;
  document.head.append(element);
  return element;
}
