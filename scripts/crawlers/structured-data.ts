/**
 * What a page tells search engines about itself in the words of schema.org, as one graph. Nothing
 * stands here that the page does not say.
 */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  PodcastEpisode,
  Service,
  Thing,
  UnitPriceSpecification,
  WebSite,
} from 'schema-dts';
import { type Article, articles } from '../../src/site/articles.ts';
import { articleOf, author } from '../../src/site/blog.ts';
import { spokenLanguage } from '../../src/content/episode.ts';
import { questions } from '../../src/content/faq.ts';
import { prices } from '../../src/content/facts.ts';
import { episodeAudio } from '../../src/content/recordings.ts';
import type { SiteConfig } from '../../src/site/config.ts';
import { type LanguageCode, unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import { type PageId, type Route, routeOf } from '../../src/site/routes.ts';
import { wordsInArticle } from './article-text.ts';
import { plainText, type PlainMessages } from '../locales/plain-messages.ts';

interface DescribedPage {
  language: LanguageCode;
  route: Route;
  /** What the page says largest: its `h1`. */
  title: string;
  /** The absolute address of the picture that stands for the page. */
  image: string;
  messages: PlainMessages;
  config: Pick<SiteConfig, 'siteUrl' | 'product' | 'email' | 'podcastPlayerUrl'>;
}

/** @returns the page's graph, or `undefined` for a page that is only a page */
export function structuredData(page: DescribedPage): Graph | undefined {
  const { id, parent } = page.route;
  const article = articleOf(id);
  const things: (Thing | undefined)[] = [
    id === 'home' ? website(page) : undefined,
    id === 'faq' ? faqPage(page) : undefined,
    id === 'blog' ? blog(page) : undefined,
    id === 'podcast' ? podcastEpisode(page) : undefined,
    article && blogPosting(page, article),
    isProgramme(id) ? service(page, id) : undefined,
    parent && breadcrumbs(page),
  ];
  const graph = things.filter((thing) => thing !== undefined);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

const addressOf = ({ config, language }: DescribedPage, id: PageId) =>
  config.siteUrl + pagePath(id, language);

const organizationId = ({ config }: DescribedPage) => `${config.siteUrl}/#organization`;

/** The site and the organization behind it, by which other pages' data know it. */
function website(page: DescribedPage): WebSite {
  const { config } = page;
  return {
    '@type': 'WebSite',
    name: config.product,
    url: addressOf(page, 'home'),
    inLanguage: page.language,
    publisher: {
      '@type': 'Organization',
      '@id': organizationId(page),
      name: config.product,
      url: config.siteUrl + pagePath('home', unprefixedLanguage),
      logo: `${config.siteUrl}/apple-touch-icon.png`,
      email: config.email,
    },
  };
}

/** The organization as other pages name it: enough to know it without the home page. */
const provider = (page: DescribedPage): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(page),
  name: page.config.product,
});

/** A page's name: its title without the site's. */
const nameOf = ({ messages }: DescribedPage, id: PageId) => messages.say(id, 'meta.title');

function breadcrumbs(page: DescribedPage): BreadcrumbList {
  const trail = [page.route];
  while (trail[0]!.parent) trail.unshift(routeOf(trail[0]!.parent));
  const { messages } = page;
  // The page above is called what the links to it say.
  const name = (id: PageId) =>
    messages.has('common', `nav.${id}`) ? messages.say('common', `nav.${id}`) : nameOf(page, id);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name(id),
      item: addressOf(page, id),
    })),
  };
}

/** What the programmes cost: from a price, or less than it (specification, chapter 2). */
const offers = {
  'company-learning-programs': { minPrice: prices.companyPerMonth },
  'sales-training-programs': { maxPrice: prices.salesPerUser },
  'compliance-programs': { minPrice: prices.compliancePerUser },
} as const satisfies Partial<Record<PageId, object>>;

type ProgrammeId = keyof typeof offers;

const isProgramme = (id: PageId): id is ProgrammeId => id in offers;

function service(page: DescribedPage, id: ProgrammeId): Service {
  const { messages } = page;
  const price = messages.sayTagged(id, 'head.price');
  const unit = /<unit>(.*?)<\/unit>/.exec(price)?.[1] ?? '';
  const specification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...offers[id],
    priceCurrency: 'EUR',
    // The currency is said above.
    unitText: plainText(unit.replace(/^EUR\s*\/\s*/, '')),
  };
  return {
    '@type': 'Service',
    name: page.title,
    description: messages.say(id, 'meta.description'),
    url: addressOf(page, id),
    provider: provider(page),
    offers: { '@type': 'Offer', priceSpecification: specification },
  };
}

function faqPage({ messages, language }: DescribedPage): FAQPage {
  const say = (key: string) => messages.say('faq', key);
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map((id) => ({
      '@type': 'Question',
      name: say(`items.${id}.question`),
      acceptedAnswer: { '@type': 'Answer', text: say(`items.${id}.answer`) },
    })),
  };
}

const blogId = (page: DescribedPage) => `${addressOf(page, 'blog')}#blog`;

function blog(page: DescribedPage): Blog {
  const { messages } = page;
  return {
    '@type': 'Blog',
    '@id': blogId(page),
    name: nameOf(page, 'blog'),
    description: messages.say('blog', 'meta.description'),
    url: addressOf(page, 'blog'),
    inLanguage: page.language,
    publisher: provider(page),
    blogPost: articles.map(({ id, published }) => ({
      '@type': 'BlogPosting',
      headline: messages.say(id, 'title'),
      url: addressOf(page, id),
      datePublished: published,
      author: { '@type': 'Person', name: author },
    })),
  };
}

function blogPosting(page: DescribedPage, { id, published, minutes }: Article): BlogPosting {
  const { language, messages } = page;
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: messages.say(id, 'meta.description'),
    url: addressOf(page, id),
    image: page.image,
    datePublished: published,
    author: { '@type': 'Person', name: author },
    publisher: provider(page),
    inLanguage: language,
    wordCount: wordsInArticle(id, language, messages),
    timeRequired: `PT${minutes}M`,
    isPartOf: { '@type': 'Blog', '@id': blogId(page), name: nameOf(page, 'blog') },
  };
}

/** The site's own episode; of a configured player's the site knows nothing. */
function podcastEpisode(page: DescribedPage): PodcastEpisode | undefined {
  const { config, language, messages } = page;
  const spoken = spokenLanguage(language);
  const audio = episodeAudio[spoken];
  if (!audio || config.podcastPlayerUrl) return undefined;
  const duration = `PT${audio.seconds}S`;
  return {
    '@type': 'PodcastEpisode',
    name: page.title,
    description: messages.say('podcast', 'meta.description'),
    url: addressOf(page, 'podcast'),
    inLanguage: spoken,
    duration,
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: config.siteUrl + audio.file,
      encodingFormat: 'audio/mpeg',
      contentSize: `${audio.bytes}`,
      duration,
      inLanguage: spoken,
    },
  };
}
