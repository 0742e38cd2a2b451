// @vitest-environment node
import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon.ts';
import { slipsBetween } from './slips.ts';
import { stemmerOf } from './stems.ts';

const small = new Set(['what', 'about', 'which']);
const swedish = lexiconOf(
  ['pris', 'säljare', 'träning', 'träningen', 'utbildning', 'kurser', 'certifikat'],
  stemmerOf('sv'),
  new Set(),
);
const english = lexiconOf(
  ['certificate', 'harassment', 'training', 'booking', 'counter'],
  stemmerOf('en'),
  small,
);

it('knows a word by its stem', () => {
  expect(swedish.variantsOf('träningarna').get('träning')).toBe(1);
  expect(english.variantsOf('trained').get('train')).toBe(1);
});

it('takes Swedish compounds apart by the words of the site', () => {
  expect([...swedish.variantsOf('säljträningspris').keys()]).toContain('pris');
  expect(swedish.partsOf('utbildningspris')).toEqual(['utbildning', 'pris']);
});

it('knows a word with a slip, and a slip of a word that tells nothing', () => {
  expect([...english.variantsOf('sertificate').keys()]).toEqual(['certif']);
  expect([...english.variantsOf('harasment').keys()]).toEqual(['harass']);
  expect([...english.variantsOf('abuot').keys()]).toEqual(['']);
});

it('spells a word as the site does, and leaves what it knows and what it cannot know', () => {
  expect(english.spellingOf('sertificate')).toBe('certificate');
  expect(english.spellingOf('abuot')).toBe('about');
  expect(english.spellingOf('trained')).toBe('trained');
  expect(english.spellingOf('weather')).toBe('weather');
});

it('leaves words of others’ matters as they are', () => {
  const known = lexiconOf(['cancel'], stemmerOf('en'), small, new Set(['cancer']));
  expect(known.spellingOf('cancer')).toBe('cancer');
  expect(known.variantsOf('cancer').size).toBe(0);
  expect(known.spellingOf('cancol')).toBe('cancel');
});

it('does not take another word for a slip', () => {
  expect(english.variantsOf('cooking').size).toBe(0);
  expect(english.variantsOf('weather').size).toBe(0);
});

it('does without a stemmer', () => {
  const finnish = lexiconOf(['koulutus', 'hinta'], stemmerOf('fi'), new Set());
  expect([...finnish.variantsOf('hintaa').keys()]).toEqual(['hinta']);
});

it('counts letters that are missing, added, changed or swapped', () => {
  expect(slipsBetween('workshop', 'wrokshop', 2)).toBe(1);
  expect(slipsBetween('price', 'prise', 2)).toBe(1);
  expect(slipsBetween('price', 'weather', 2)).toBe(3);
});

it('remembers the parts of the site’s own words alone', () => {
  const lexicon = lexiconOf(['sales', 'training', 'salestraining'], stemmerOf('en'), new Set());
  expect(lexicon.partsOf('salestraining')).toBe(lexicon.partsOf('salestraining'));
  expect(lexicon.partsOf('trainingsales')).toEqual(lexicon.partsOf('trainingsales'));
  expect(lexicon.partsOf('trainingsales')).not.toBe(lexicon.partsOf('trainingsales'));
});
