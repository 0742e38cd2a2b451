/** Every link on every built page leads to a page, a file or an element. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import { addressOf, studies } from '../../src/content/studies.ts';
import { readConfig } from '../../src/site/config.ts';
import { everyPage } from '../everyPage.ts';

const dist = new URL('../../dist/', import.meta.url);
const { adminAppUrl, email, userAppUrl } = readConfig(process.env);
/** To which the policies say one can complain. */
const authorities = ['www.arn.se', 'www.imy.se'];
const read = (path: string) =>
  parse(readFileSync(new URL(path === '/' ? 'index.html' : `.${path}.html`, dist), 'utf8'));
const pages = new Map(everyPage.map(({ path }) => [path, read(path)]));

/** @returns what is wrong with an address on a page, or `undefined` */
function faultOf(href: string, here: string): string | undefined {
  const url = new URL(href, `https://site.example${here}`);
  if (url.protocol === 'tel:') {
    return url.pathname === company.phone.dialled ? undefined : 'another number';
  }
  if (url.protocol === 'mailto:') return url.pathname === email ? undefined : 'another address';
  if (url.origin !== 'https://site.example') {
    if (studies.some((study) => addressOf(study) === href)) return undefined;
    if (authorities.includes(url.hostname)) return undefined;
    const isKnown = url.hostname.endsWith('.example') || [adminAppUrl, userAppUrl].includes(href);
    return isKnown ? undefined : 'an unknown site';
  }
  const page = pages.get(url.pathname);
  if (!page) return existsSync(new URL(`.${url.pathname}`, dist)) ? undefined : 'no such page';
  const id = decodeURIComponent(url.hash.slice(1));
  return id && !page.getElementById(id) ? 'no such element on that page' : undefined;
}

it.each(everyPage)('every link on $path leads somewhere', ({ path }) => {
  const links = pages.get(path)!.querySelectorAll('a[href]');
  expect(links.length).toBeGreaterThan(1);
  const faults = links.flatMap((link) => {
    const href = link.getAttribute('href')!;
    const fault = faultOf(href, path);
    return fault ? `${href}: ${fault}` : [];
  });
  expect(faults).toEqual([]);
});

it.each(everyPage)('every section on $path can be linked to', ({ path }) => {
  const main = pages.get(path)!.querySelector('main')!;
  const places = new Set(main.querySelectorAll('[id]'));
  const headings = main.querySelectorAll('h2').filter((heading) => !heading.closest('dialog'));
  const lost = headings.filter((heading) => !places.has(heading.closest('[id]')!));
  expect(lost.map((heading) => heading.textContent)).toEqual([]);
});

it.each(everyPage.filter(({ route }) => route.id === 'science'))(
  '$path names every study and leads to it',
  ({ path }) => {
    const page = pages.get(path)!;
    const addresses = page.querySelectorAll('a[href]').map((link) => link.getAttribute('href'));
    for (const study of studies) {
      expect(addresses).toContain(addressOf(study));
      expect(page.structuredText).toContain(`(${study.year}). ${study.title}.`);
    }
  },
);
