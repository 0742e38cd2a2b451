// @vitest-environment node
import { expect, it } from 'vitest';
import { languageFinderOf } from './language.ts';

const languageOf = languageFinderOf({
  en: 'what does the training cost how long is a session and per person',
  sv: 'vad kostar utbildningen hur lång är ett pass och per person i den det',
});

it.each([
  ['What does it cost?', 'en', 'en'],
  ['Vad kostar utbildningen?', 'en', 'sv'],
  ['How long is a session?', 'sv', 'en'],
  ['per person?', 'sv', 'sv'],
  ['per person?', 'en', 'en'],
  ['HIST', 'sv', 'sv'],
  ['???', 'sv', 'sv'],
  ['10 × 15', 'en', 'en'],
  // Of these the detector is unsure: it takes the first two for Italian.
  ['Vad kostade fotbollsmatchen Malmö Helsingborg?', 'sv', 'sv'],
  ['Vad kostade matchen per person, Malmö Helsingborg?', 'en', 'sv'],
  ['Wie viel kostet ein Kurs per Monat für unser Team', 'en', undefined],
  ['Wie lange dauert die Schulung für unsere Mitarbeiter?', 'en', undefined],
  ['Combien de temps dure la formation pour nos vendeurs ?', 'sv', undefined],
])('%j, asked on a page in %s, is in %s', async (question, page, language) => {
  expect(await languageOf(question, page)).toBe(language);
});
