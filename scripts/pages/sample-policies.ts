/**
 * The sample policy documents of `public/policies/`. They stand there with `{{product}}` and
 * `{{email}}`, as the locale files do, with `{{style}}` for the stylesheet they share, which their
 * security policy wants inline, and with empty `<time>`s; whoever serves them fills these in.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { readNamespace } from '../locales/read-messages.ts';
import type { SiteConfig } from '../../src/site/config.ts';

type Names = Pick<SiteConfig, 'product' | 'email'>;

const stylesheet = new URL('../../public/policies/sample.css', import.meta.url);

const address = /^\/policies\/[\w-]+\/[\w-]+\.html$/;

/** @returns the sample at an address such as `/policies/sv/eula.html`, where there is one */
export function samplePolicyAt(pathname: string, names: Names): string | undefined {
  if (!address.test(pathname)) return undefined;
  const file = new URL(`../../public${pathname}`, import.meta.url);
  return existsSync(file) ? fill(readFileSync(file, 'utf8'), names) : undefined;
}

/**
 * @param pathname see `samplePolicyAt`
 * @returns the sample as it stands in the page that embeds it: without the heading, which the page
 *   has, and without the styles, since the page dresses it; empty where there is none
 */
export function embeddedSample(pathname: string, names: Names): string {
  const sample = samplePolicyAt(pathname, names);
  if (sample === undefined) return '';
  const page = parse(sample.replace(/\s+/g, ' '));
  const { lang, dir = 'ltr' } = page.querySelector('html')!.attributes;
  const content = page.querySelector('main')!;
  content.querySelector('h1')?.remove();
  return `<div lang="${lang}" dir="${dir}">${content.innerHTML}</div>`;
}

function fill(html: string, { product, email }: Names): string {
  // As the pages write theirs: long, by the locale that the document's language names.
  const language = /<html lang="([^"]+)"/.exec(html)![1]!;
  const { locale } = readNamespace(language, 'common') as { locale: string };
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return html
    .replace('{{style}}', () => readFileSync(stylesheet, 'utf8'))
    .replaceAll('{{product}}', () => escape(product))
    .replaceAll('{{email}}', () => escape(email))
    .replace(/(<time datetime="([\d-]+)">)(?=<\/time>)/g, (_, tag: string, date: string) =>
      tag.concat(dates.format(new Date(date))),
    );
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
