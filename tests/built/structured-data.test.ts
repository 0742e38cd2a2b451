/** Structured data for search engines (schema.org). */
import { describe, expect, it } from 'vitest';
import { articles } from '../../src/site/articles.ts';
import { author } from '../../src/site/blog.ts';
import { questions } from '../../src/content/faq.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { everyPage } from '../everyPage.ts';
import {
  config,
  documentAt,
  headingOf,
  headOf,
  languages,
  pathOf,
  pngSize,
  property,
  readBuilt,
  say,
  unmarked,
} from './builtPages.ts';

const { siteUrl } = config;

type Thing = Record<string, unknown> & { '@type': string };

/** A page's structured data, by type. */
function things(path: string): Map<string, Thing> {
  const blocks = headOf(path).querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length === 0) return new Map();
  expect(blocks).toHaveLength(1);
  const text = blocks[0]!.textContent;
  expect(text).not.toMatch(/[<\u00ad\u2060]|\{\{/);
  const graph = JSON.parse(text) as { '@context': string; '@graph': Thing[] };
  expect(graph['@context']).toBe('https://schema.org');
  return new Map(graph['@graph'].map((thing) => [thing['@type'], thing]));
}

const typed = (types: Partial<Record<PageId, string[]>>) => types;

describe('structured data', () => {
  const types = typed({
    home: ['WebSite'],
    faq: ['FAQPage'],
    blog: ['Blog'],
    ...Object.fromEntries(articles.map(({ id }) => [id, ['BlogPosting', 'BreadcrumbList']])),
    'company-learning-programs': ['Service', 'BreadcrumbList'],
    'sales-training-programs': ['Service', 'BreadcrumbList'],
    'compliance-programs': ['Service', 'BreadcrumbList'],
    podcast: config.podcastPlayerUrl ? [] : ['PodcastEpisode'],
  });

  it.each(everyPage)('on $path has the right types', ({ route, path }) => {
    expect([...things(path).keys()]).toEqual(types[route.id] ?? []);
  });

  it.each(languages)('of the site and who is behind it, in $code', ({ code }) => {
    const path = pagePath('home', code);
    const site = things(path).get('WebSite')!;
    expect(site).toMatchObject({
      name: config.product,
      url: siteUrl + path,
      inLanguage: code,
      publisher: { '@type': 'Organization', name: config.product, email: config.email },
    });
    const { logo } = site['publisher'] as { logo: string };
    expect(pngSize(readBuilt(pathOf(logo)))).toEqual([180, 180]);
  });

  it.each(everyPage.filter(({ route }) => route.parent))(
    'of what $path stands below',
    ({ language, route, path }) => {
      const { itemListElement } = things(path).get('BreadcrumbList') as unknown as {
        itemListElement: { position: number; name: string; item: string }[];
      };
      expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
        [1, siteUrl + pagePath(route.parent!, language)],
        [2, siteUrl + path],
      ]);
      const [above, here] = itemListElement.map(({ name }) => name);
      expect(above).toBe(say(language)('common', `nav.${route.parent}`));
      expect(here).toBe(say(language)(route.id, 'meta.title'));
    },
  );

  // Specification, chapter 2: from 500 EUR / month, less than 600 EUR / user, from 10 EUR / user.
  const offers = [
    { id: 'company-learning-programs', price: { minPrice: 500 } },
    { id: 'sales-training-programs', price: { maxPrice: 600 } },
    { id: 'compliance-programs', price: { minPrice: 10 } },
  ] as const;

  it.each(languages.flatMap(({ code }) => offers.map((offer) => ({ code, ...offer }))))(
    'of what $id costs, in $code',
    ({ code, id, price }) => {
      const service = things(pagePath(id, code)).get('Service')!;
      const { priceSpecification } = service['offers'] as {
        priceSpecification: Record<string, unknown>;
      };
      const { unitText, ...figures } = priceSpecification;
      expect(figures).toEqual({
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'EUR',
        ...price,
      });
      expect(say(code)(id, 'head.price', { price: 1 })).toContain(unitText);
      expect(unitText).toMatch(/^[\p{L} ]+$/u);
    },
  );

  it.each(languages)('of the questions and answers, in $code', ({ code }) => {
    const path = pagePath('faq', code);
    const { mainEntity } = things(path).get('FAQPage') as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity).toHaveLength(questions.length);
    const page = unmarked(documentAt(path)!.textContent);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(page).toContain(name);
      expect(page).toContain(acceptedAnswer.text);
    }
  });

  it.each(languages.flatMap(({ code }) => articles.map((article) => ({ code, ...article }))))(
    'of the article $id, in $code',
    ({ code, id, published, minutes }) => {
      const path = pagePath(id, code);
      const article = things(path).get('BlogPosting')!;
      expect(article).toMatchObject({
        headline: headingOf(path),
        datePublished: published,
        author: { '@type': 'Person', name: author },
        inLanguage: code,
        timeRequired: `PT${minutes}M`,
        image: property(path, 'og:image'),
        isPartOf: { '@id': things(pagePath('blog', code)).get('Blog')!['@id'] },
      });
      const wordCount = article['wordCount'] as number;
      expect(wordCount).toBeGreaterThanOrEqual(200 * minutes);
      expect(wordCount).toBeLessThanOrEqual(240 * minutes);
    },
  );

  it.runIf(!config.podcastPlayerUrl).each(languages)('of the episode, in $code', ({ code }) => {
    const episode = things(pagePath('podcast', code)).get('PodcastEpisode')!;
    const { contentUrl, contentSize } = episode['associatedMedia'] as Record<string, string>;
    expect(readBuilt(pathOf(contentUrl!)).length).toBe(Number(contentSize));
    expect(episode['duration']).toMatch(/^PT\d+S$/);
  });
});
