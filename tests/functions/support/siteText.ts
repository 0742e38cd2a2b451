/** A site of two pages, for tests that run before there is a built one. */
import type { AnswerWords, SiteText } from '../../../supabase/functions/_shared/siteText.ts';

const words: AnswerWords = {
  greeting: 'Hello. Ask me about the training.',
  thanks: 'You are welcome.',
  source: 'Read more: {{page}}',
  declined: 'The site does not say. Ask a person: {{contact}}.',
  greetingWords: 'hello, hi',
  thanksWords: 'thanks',
  smallWords: 'a, does, how, is, it, long, the, what',
  synonyms: 'price, cost',
};

export const siteText: SiteText = {
  en: {
    answers: words,
    pages: [
      {
        path: '/faq',
        title: 'Questions',
        sections: [{ headings: ['What does it cost?'], text: ['From 500 EUR / month.'] }],
      },
      { path: '/contact', title: 'Contact us', sections: [] },
    ],
  },
  sv: {
    answers: {
      ...words,
      source: 'Läs mer: {{page}}',
      smallWords: 'vad, det, är',
      synonyms: 'pris, kosta',
    },
    pages: [
      {
        path: '/faq',
        title: 'Vanliga frågor',
        sections: [{ headings: ['Vad kostar det?'], text: ['Från 500 EUR / månad.'] }],
      },
    ],
  },
};
