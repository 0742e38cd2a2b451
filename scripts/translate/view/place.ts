/** What is shown, kept in the address: a reload, or a link that is passed on, comes back to it. */
import { type PageId, routes } from '../../../src/site/routes.ts';
import { start } from './api.ts';

interface Place {
  language: string;
  beside: string;
  page: PageId;
  /** The text that is chosen: `faq:title`. */
  text: string | undefined;
}

/** @returns what the address says; where it says nothing, the first translation beside the source */
export function readPlace(): Place {
  const asked = new URLSearchParams(window.location.search);
  const codes = start.languages.map(({ code }) => code);
  const languageNamed = (name: string, otherwise: string) => {
    const code = asked.get(name) ?? '';
    return codes.includes(code) ? code : otherwise;
  };
  const translation = codes.find((code) => code !== start.source) ?? start.source;
  return {
    language: languageNamed('language', translation),
    beside: languageNamed('beside', start.source),
    page: routes.find(({ id }) => id === asked.get('page'))?.id ?? 'home',
    text: asked.get('text') ?? undefined,
  };
}

export function writePlace({ text, ...place }: Place): void {
  const query = new URLSearchParams({ ...place, ...(text !== undefined && { text }) });
  window.history.replaceState(null, '', `?${query.toString()}`);
}
