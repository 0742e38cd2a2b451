/**
 * What the picture of a page shows besides its title: the figure the page itself is known by. Every
 * stroke counts something, and the caption, taken from a page that draws the same, says what.
 */
import { type Article, articles } from '../../src/site/articles.ts';
import { articleOf } from '../../src/site/blog.ts';
import { episodeParts } from '../../src/content/episode.ts';
import { questions } from '../../src/content/faq.ts';
import { responseHours, retention } from '../../src/content/facts.ts';
import type { PageId } from '../../src/site/routes.ts';
import { leads } from '../../src/features/article/lead/leads.ts';
import { type Stroke, strokesOf, unevenness } from '../../src/figures/strokes/geometry.ts';
import { hundredStrokes } from '../../src/figures/strokes/hundred.ts';
import { rhythms } from '../../src/content/session.ts';
import { sessionStrokes } from '../../src/figures/strokes/session.ts';
import { hour } from '../../src/pages/workshop/notes.ts';

/** A message by its namespace and key. */
interface Message {
  namespace: string;
  key: string;
}

/** Strokes and what they count, or prices; neither is the wordmark's two bars. */
interface ShareFigure {
  strokes?: readonly Stroke[];
  caption?: Message;
  /** Messages that say a price, its parts tagged `before`, `figure` and `unit`. */
  prices?: readonly Message[];
  ground?: 'spruce';
}

const drawn = (
  strokes: readonly Stroke[],
  namespace: string,
  key: string,
): ShareFigure & { strokes: readonly Stroke[] } => ({ strokes, caption: { namespace, key } });

/** Places without a stroke. */
const rests = (count: number) => strokesOf(count, () => 0);

/** A stroke for each of a few things, one as high as the other. */
const counted = (count: number) => strokesOf(count, (index) => 1 - 0.13 * unevenness(index));

/** What an article opens with, of several rows the one that it is about. */
const lead = ({ id }: Article) => {
  const { steps, rowsAt, free } = leads[id];
  return drawn(rowsAt(steps)[free?.row ?? 0]!, id, 'lead.caption');
};

/** A stroke a minute of the session the episode tells of, its parts apart. */
const episode = episodeParts
  .filter(({ minutes }) => minutes > 0)
  .flatMap(({ id, minutes }, part): Stroke[] => [
    ...rests(part > 0 ? 1 : 0),
    ...strokesOf(
      minutes,
      (index) => (id === 'mentor' ? 1 : 0.5) - 0.1 * unevenness(index, part),
      () => (id === 'mentor' ? 'ember' : 'ink'),
    ),
  ]);

/** Contacts with a customer, each a little later after the one before; the long one is the launch. */
const contacts = Array.from({ length: 16 }).flatMap((_, index): Stroke[] => [
  { height: index === 6 ? 1 : 0.5, tone: 'ink' },
  ...rests(Math.floor(index * 0.6)),
]);

/** Two sessions of the same programme, for a newcomer and for a veteran, as the page has them. */
const twoRhythms: readonly Stroke[] = [
  ...sessionStrokes(8, rhythms.newcomer),
  ...rests(8),
  ...sessionStrokes(8, rhythms.veteran),
];

const session = drawn(sessionStrokes(8), 'home', 'session.caption');

const figures: Partial<Record<PageId, ShareFigure>> = {
  home: session,
  services: {
    prices: [
      { namespace: 'services', key: 'company.price' },
      { namespace: 'services', key: 'sales.price' },
      { namespace: 'services', key: 'compliance.price' },
    ],
  },
  'company-learning-programs': {
    prices: [{ namespace: 'company-learning-programs', key: 'head.price' }],
  },
  'sales-training-programs': {
    prices: [{ namespace: 'sales-training-programs', key: 'head.price' }],
  },
  'compliance-programs': {
    prices: [{ namespace: 'compliance-programs', key: 'head.price' }],
  },
  workshop: drawn(hour, 'workshop', 'notes.caption'),
  science: drawn(hundredStrokes(retention.percent), 'science', 'retention.caption'),
  'personalized-training': drawn(twoRhythms, 'personalized-training', 'rhythms.caption'),
  'support-services': drawn(contacts, 'support-services', 'caption'),
  contact: drawn(counted(responseHours), 'contact', 'promise'),
  blog: lead(articles[0]),
  faq: drawn(counted(questions.length), 'faq', 'lead'),
  'user-instructions': session,
  podcast: { ...drawn(episode, 'podcast', 'transcript.note'), ground: 'spruce' },
  chat: drawn(sessionStrokes(4), 'chat', 'drawn.session'),
};

/** @returns the figure of a page's picture */
export function shareFigureOf(id: PageId): ShareFigure {
  const article = articleOf(id);
  return article ? lead(article) : (figures[id] ?? {});
}
