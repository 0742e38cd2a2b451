/**
 * The inline script, run before the first paint: it applies the colour scheme, settles the
 * language, and starts the application once the page is painted. `head/prefixed.ts` and
 * `head/unprefixed.ts` run it, each in its documents.
 */
import { languageCodes } from 'virtual:site';
import { applyColorScheme } from './head/applyColorScheme.ts';
import { negotiateLanguage, type Wishes } from './head/negotiateLanguage.ts';
import { startAfterPaint } from './head/startAfterPaint.ts';

/** @param readWishes finds out which languages the visitor wants */
export function runHead(readWishes: () => Wishes): void {
  try {
    applyColorScheme();
    if (!negotiateLanguage(languageCodes, readWishes())) return;
  } catch {
    // On any failure the page is hydrated as it was sent.
  }
  startAfterPaint(document.currentScript as HTMLScriptElement);
}
