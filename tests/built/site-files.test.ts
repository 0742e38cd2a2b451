/** The files beside the pages: sitemap, web manifests, icons and feeds. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../scripts/hosts/build-record.ts';
import { articles } from '../../src/site/articles.ts';
import { author } from '../../src/site/blog.ts';
import { localizedPath, pagePath } from '../../src/site/paths.ts';
import { type PageId, routesWhere } from '../../src/site/routes.ts';
import {
  messagesAddress,
  type MessageFolders,
  messageFoldersFile,
} from '../../src/site/messageBundles.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { everyPage } from '../everyPage.ts';
import {
  config,
  dist,
  documentAt,
  headOf,
  indexedPages,
  languages,
  only,
  pathOf,
  pngSize,
  readBuilt,
  say,
  unmarked,
} from './builtPages.ts';

const { siteUrl } = config;
const { DOMParser } = new JSDOM().window;

/** Reads XML strictly: a text that is not well formed throws. */
function readXml(path: string): Document {
  const document = new DOMParser().parseFromString(readBuilt(path).toString(), 'text/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

describe('the host configuration', () => {
  const { headers, languages: built } = readRecord(fileURLToPath(dist))!;

  it('has one security policy for all pages, short enough for every host', () => {
    const policy = headers['Content-Security-Policy']!;
    expect(policy.length).toBeLessThan(2000);
    expect(readBuilt('/_headers').toString().split(policy)).toHaveLength(2);
  });

  it('has two header rules however many languages there are: Cloudflare reads 100', () => {
    expect(readBuilt('/_headers').toString().match(/^\//gm)).toHaveLength(2);
    expect(built).toEqual(languages.map(({ code }) => code));
  });
});

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((element) => element.textContent);

it('lists the message folder of each language', () => {
  const folders = JSON.parse(
    readBuilt(messageFoldersFile(entryOf(pagePath('home', unprefixedLanguage)))).toString(),
  ) as MessageFolders;
  for (const { language, route, path } of everyPage) {
    const root = documentAt(path)!.querySelector('#root')!;
    expect(root.getAttribute('data-messages')).toBe(folders[language]);
    expect(existsSync(new URL(`.${messagesAddress(folders[language]!, route.id)}`, dist))).toBe(
      true,
    );
  }
});

/** @returns the address of the application's module */
const entryOf = (path: string) => only(path, 'script[data-entry]', 'data-entry');

describe('the sitemap', () => {
  it('lists exactly the pages to be found, each with its languages', () => {
    const sitemap = readXml('/sitemap.xml');
    expect(textsOf(sitemap, 'loc').sort()).toEqual(
      indexedPages.map(({ path }) => siteUrl + path).sort(),
    );
    for (const url of sitemap.querySelectorAll('url')) {
      const path = pathOf(textsOf(url, 'loc')[0]!);
      const links = headOf(path)
        .querySelectorAll('link[hreflang]')
        .map((link) => link.getAttribute('href'));
      const alternates = [...url.getElementsByTagName('xhtml:link')];
      expect(alternates.map((link) => link.getAttribute('href'))).toEqual(links);
    }
  });

  it('dates the articles and nothing else', () => {
    const sitemap = readXml('/sitemap.xml');
    const dated = [...sitemap.querySelectorAll('lastmod')].map(
      (tag) => `${textsOf(tag.parentElement!, 'loc')[0]} ${tag.textContent}`,
    );
    const expected = articles.flatMap(({ id, published }) =>
      languages.map(({ code }) => `${siteUrl}${pagePath(id, code)} ${published}`),
    );
    expect(dated.sort()).toEqual(expected.sort());
  });

  it('is pointed to by robots.txt', () => {
    const robots = readBuilt('/robots.txt').toString().split('\n');
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(robots).not.toContain('Disallow: /');
  });
});

describe.each(languages)('the web manifest in $code', ({ code, direction }) => {
  const path = localizedPath('/site.webmanifest', code);

  it('is named by every page of that language', () => {
    for (const page of everyPage.filter(({ language }) => language === code)) {
      expect(only(page.path, 'link[rel="manifest"]', 'href')).toBe(path);
    }
  });

  it('names the site, its home and icons that are as large as it says', () => {
    const manifest = JSON.parse(readBuilt(path).toString()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({
      name: config.product,
      lang: code,
      dir: direction,
      start_url: pagePath('home', code),
    });
    const sizes = manifest.icons.map(({ src, sizes: stated }) => {
      expect(pngSize(readBuilt(src)).join('x')).toBe(stated);
      return stated;
    });
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

it('has the icons that are asked for by name', () => {
  expect(pngSize(readBuilt('/apple-touch-icon.png'))).toEqual([180, 180]);
  expect(readBuilt('/favicon.ico').readUInt16LE(2)).toBe(1);
  expect(existsSync(new URL('favicon.svg', dist))).toBe(true);
});

describe.each(languages)('the feed in $code', ({ code }) => {
  const path = localizedPath('/blog/feed.xml', code);
  const withFeed: PageId[] = ['blog', ...articles.map(({ id }) => id)];

  it('is named by the blog and its articles', () => {
    for (const { id } of routesWhere(() => true)) {
      const links = headOf(pagePath(id, code)).querySelectorAll('link[type="application/rss+xml"]');
      const expected = withFeed.includes(id) ? [path] : [];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
    }
  });

  it('holds the articles in full, under addresses that hold anywhere', () => {
    const feed = readXml(path);
    expect(textsOf(feed, 'channel > language')).toEqual([code]);
    expect(feed.getElementsByTagName('atom:link')[0]!.getAttribute('href')).toBe(siteUrl + path);
    const items = [...feed.querySelectorAll('item')];
    expect(items.map((item) => textsOf(item, 'link')[0])).toEqual(
      articles.map(({ id }) => siteUrl + pagePath(id, code)),
    );
    for (const [index, item] of items.entries()) {
      const { id, published } = articles[index]!;
      const page = documentAt(pagePath(id, code))!;
      expect(textsOf(item, 'title')).toEqual([say(code)(id, 'title')]);
      expect(new Date(textsOf(item, 'pubDate')[0]!).toISOString().slice(0, 10)).toBe(published);
      expect(textsOf(item, 'guid')).toEqual(textsOf(item, 'link'));
      expect(textsOf(item, 'author')).toEqual([`${config.email} (${author})`]);
      const content = parse(item.getElementsByTagName('content:encoded')[0]!.textContent);
      expect(content.querySelectorAll('h2').length).toBeGreaterThan(3);
      for (const link of content.querySelectorAll('a')) {
        expect(documentAt(pathOf(link.getAttribute('href')!))).toBeDefined();
      }
      const text = unmarked(page.textContent);
      for (const paragraph of content.querySelectorAll('p, li')) {
        expect(text).toContain(paragraph.textContent);
      }
    }
  });
});
