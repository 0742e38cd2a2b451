/**
 * The yardstick of every speed that is measured: a page of the site's own words as one would write
 * it by hand, with a little style, in the system's typefaces and without a script. Not to be changed:
 * figures of different years compare only by it.
 */
import { parse } from 'node-html-parser';

/** In the system's typefaces. */
export const referenceStyle = `:root{color-scheme:light dark}
body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1,h2,h3{font-family:Georgia,serif;font-weight:400;line-height:1.1}
h1{font-size:2.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:1rem;padding:0;list-style:none}
a{color:inherit}`;

/**
 * @param html a built page
 * @returns the reference document of the same words
 */
export function referencePage(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('svg, script, style, link')) element.remove();
  const body = page.querySelector('body')!.innerHTML.replace(/ (?:class|style)="[^"]*"/g, '');
  const title = page.querySelector('title')!.text;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${referenceStyle}</style></head><body>${body}</body></html>`;
}
