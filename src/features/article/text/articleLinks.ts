import type { PageId } from '../../../site/routes.ts';

/** The pages an article may lead to, by the tag that stands in its text: `<science>…</science>`. */
export const articleLinks = {
  science: 'science',
  workshop: 'workshop',
  personalized: 'personalized-training',
  services: 'services',
  support: 'support-services',
  faq: 'faq',
  contact: 'contact',
  fatigue: 'change-fatigue',
  agents: 'ai-agents-in-the-workplace',
} as const satisfies Record<string, PageId>;

/** The other tags an article's text may have. */
export const articleMarks = ['strong'] as const;
