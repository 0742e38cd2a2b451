/**
 * The one inline script, run before the first paint: it applies the colour scheme, settles the
 * language, and starts the application once the page is painted.
 */
import { languageCodes } from 'virtual:site';
import { applyColorScheme } from './head/applyColorScheme.ts';
import { negotiateLanguage } from './head/negotiateLanguage.ts';
import { startAfterPaint } from './head/startAfterPaint.ts';

applyColorScheme();
const staysHere = negotiateLanguage(languageCodes);
if (staysHere) startAfterPaint(document.currentScript as HTMLScriptElement);
