/** The head of each page: for browsers, search engines and social networks. */
import { describe, expect, it } from 'vitest';
import { openGraphLocale } from '../../scripts/crawlers/crawler-head.ts';
import { articles } from '../../src/site/articles.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import { routeOf } from '../../src/site/routes.ts';
import { everyPage } from '../everyPage.ts';
import {
  config,
  headingOf,
  headOf,
  indexedPages,
  languages,
  only,
  pathOf,
  pngSize,
  property,
  readBuilt,
  say,
} from './builtPages.ts';

const { siteUrl } = config;
const hiddenPages = everyPage.filter(({ route }) => route.noindex);
const all = (path: string, selector: string) => headOf(path).querySelectorAll(selector);

describe('titles and descriptions', () => {
  it.each(everyPage)('of $path are its own, in its format', ({ language, route, path }) => {
    const title = say(language)(route.id, 'meta.title');
    expect(title).not.toContain(config.product + ' |');
    expect(all(path, 'title').map((tag) => tag.textContent)).toEqual([
      say(language)('common', 'documentTitle', { title }),
    ]);
    const description = only(path, 'meta[name="description"]', 'content');
    expect(description).toBe(say(language)(route.id, 'meta.description'));
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(languages)('of all pages in $code differ', ({ code }) => {
    const pages = everyPage.filter(({ language }) => language === code);
    for (const selector of ['title', 'meta[name="description"]']) {
      const texts = pages.map(({ path }) => all(path, selector)[0]!.toString());
      expect(new Set(texts).size).toBe(pages.length);
    }
  });
});

describe('addresses', () => {
  it.each(indexedPages)('of $path name itself and all languages', ({ route, path }) => {
    expect(only(path, 'link[rel="canonical"]', 'href')).toBe(siteUrl + path);
    const alternates = all(path, 'link[hreflang]').map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    // The same on each page: every one names the others.
    expect(alternates).toEqual([
      ...languages.map(({ code }) => [code, siteUrl + pagePath(route.id, code)]),
      ['x-default', siteUrl + routeOf(route.id).path],
    ]);
  });

  it.each(hiddenPages)('$path has noindex, and no Open Graph data', ({ path }) => {
    expect(only(path, 'meta[name="robots"]', 'content')).toBe('noindex');
    expect(all(path, '[property], [rel="canonical"], [hreflang], [type*="json"]')).toEqual([]);
  });

  it.each(everyPage)('in the head of $path are the site’s own', ({ path }) => {
    const head = headOf(path).toString();
    const foreign = head
      .replace(/<(style|script data-entry)[\s\S]*?<\/(style|script)>/g, '')
      .match(/https?:\/\/[^"<\s]+/g)
      ?.filter((url) => !url.startsWith(siteUrl) && url !== 'https://schema.org');
    expect(foreign ?? []).toEqual([]);
  });
});

describe('what social networks show', () => {
  it.each(indexedPages)('of $path is complete', ({ language, route, path }) => {
    expect(property(path, 'og:title')).toBe(say(language)(route.id, 'meta.title'));
    expect(property(path, 'og:description')).toBe(say(language)(route.id, 'meta.description'));
    expect(property(path, 'og:url')).toBe(siteUrl + path);
    expect(property(path, 'og:site_name')).toBe(config.product);
    expect(property(path, 'og:locale')).toBe(openGraphLocale(language));
    const isArticle = articles.some(({ id }) => id === route.id);
    expect(property(path, 'og:type')).toBe(isArticle ? 'article' : 'website');
    expect(only(path, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });

  it.each(indexedPages)(
    'of $path is a picture with its heading as text',
    ({ route, language, path }) => {
      const address = property(path, 'og:image');
      expect(pathOf(address)).toMatch(
        new RegExp(`^/assets/share/${language}/${route.id}\\.[0-9a-f]{8}\\.png$`),
      );
      const png = readBuilt(pathOf(address));
      expect(pngSize(png)).toEqual([1200, 630]);
      expect(png.length).toBeLessThanOrEqual(40_000);
      expect([property(path, 'og:image:width'), property(path, 'og:image:height')]).toEqual([
        '1200',
        '630',
      ]);
      expect(property(path, 'og:image:alt')).toBe(headingOf(path));
    },
  );

  it('has a picture of its own for every page', () => {
    // In the source's language: elsewhere two pages may have the same name, or letters none of the
    // typefaces has.
    const pages = indexedPages.filter(({ language }) => language === unprefixedLanguage);
    const images = pages.map(({ path }) => property(path, 'og:image'));
    const pictures = images.map((address) => readBuilt(pathOf(address)).toString('base64'));
    expect(new Set(pictures).size).toBe(pages.length);
  });

  it.each(indexedPages)('of $path can be removed after a navigation', ({ path }) => {
    // The tags that are untrue after a navigation (src/app/useNavigationEffects.ts).
    const stale = all(path, '[property], [type*="ld"], [type*="rss"]');
    const last = headOf(path).children.slice(-stale.length - 1);
    const names = last.map((tag) => tag.getAttribute('name')).filter(Boolean);
    expect(names).toEqual(['twitter:card']);
  });
});
