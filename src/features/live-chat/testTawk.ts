/** A live chat as its tests load it: a script that never runs, and a widget made up in its place. */
import { vi } from 'vitest';

export const src = 'https://chat.example/widget.js';

/** @returns the script elements that stand in the document for the chat */
export function scripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`)];
}

/** The widget's methods, which tell what was asked of it. */
export const widget = {
  showWidget: vi.fn<() => void>(),
  hideWidget: vi.fn<() => void>(),
  maximize: vi.fn<() => void>(),
};

/** The vendor's script has run: the object the page left is filled, and the page told of it. */
export function standUp(methods: object = widget): void {
  Object.assign(window.Tawk_API!, methods);
  window.Tawk_API!.onLoad!();
}

/** The script could not be loaded. */
export function failToLoad(): void {
  scripts().at(-1)!.dispatchEvent(new Event('error'));
}

/** Leaves nothing of a chat behind, as on a page just loaded; its modules are to be imported anew. */
export function forgetChat(): void {
  vi.resetModules();
  vi.resetAllMocks();
  delete window.Tawk_API;
  for (const script of scripts()) script.remove();
}
