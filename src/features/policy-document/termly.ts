/**
 * Where a policy document comes from: one of the site's own samples, or a vendor's by Termly's
 * convention, an element with a name and the document's id, and a script that finds it and fills it.
 * The one file that knows the vendor.
 */
import { config, sampleLanguages } from 'virtual:site';
import type { PolicyPage } from '../../site/config.ts';
import { type LanguageCode, unprefixedLanguage } from '../../site/languages.ts';

export interface PolicySource {
  /** The address at which the document stands by itself. */
  address: string;
  /** What fills its place; without one it is a sample, which the site's styles dress. */
  vendor?: {
    /** The address of the script. */
    script: string;
    /** The document's id, as the script knows it. */
    id: string;
  };
}

/** @returns where a page's document comes from; a language without samples is given the English ones */
export function policySource(page: PolicyPage, language: LanguageCode): PolicySource {
  const script = config.policyEmbedSrc;
  if (script) {
    const viewer = new URL('/policy-viewer/policy.html', script);
    const id = config.policyIds[page];
    viewer.searchParams.set('policyUUID', id);
    return { address: viewer.href, vendor: { script, id } };
  }
  const sampleLanguage = sampleLanguages.includes(language) ? language : unprefixedLanguage;
  return { address: `/policies/${sampleLanguage}/${page}.html` };
}

const placeName = 'termly-embed';

/** @returns a new element for the document; a vendor's script knows it by its name and its id */
export function createPlace({ vendor }: PolicySource): HTMLElement {
  const place = document.createElement('div');
  if (vendor) {
    place.setAttribute('name', placeName);
    place.dataset['id'] = vendor.id;
  }
  return place;
}

/** Whether something was put into the place that can be seen. */
export function isFilled(place: HTMLElement): boolean {
  return hasText(place) || place.querySelector('iframe, img, object') !== null;
}

/** The text of styles and scripts is not for reading. */
function hasText(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== '';
  if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return false;
  return Array.from(node.childNodes).some(hasText);
}

/** Hides a filled place from the script: run again, it would put the document there twice. */
export function closePlace(place: HTMLElement): void {
  place.removeAttribute('name');
}

/**
 * Runs the script, which fills every open place. It runs anew each time: it looks for places once.
 *
 * @returns settled once the script has run
 * @throws Error where it could not be loaded or was refused
 */
export function fillPlaces(script: string): Promise<void> {
  const element = document.createElement('script');
  element.src = script;
  return new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${script} could not be loaded`)));
    document.head.append(element);
  }).finally(() => element.remove());
}
