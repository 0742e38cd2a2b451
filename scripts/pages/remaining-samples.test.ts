// @vitest-environment node
import { expect, test } from 'vitest';
import { type Fact, owner } from '../../src/content/factTable.ts';
import { remainingSamples } from './remaining-samples.ts';

const percent = { value: 1, unit: 'percent', of: 'something' } as const satisfies Fact;
const records = {
  buyerFacts: { data: { hosting: 'sample', agreement: 'stated' } },
  factTable: {
    made: { ...percent, sample: true },
    open: { ...percent, comparedWith: owner },
    known: { ...percent, comparedWith: 'what was before' },
  },
  customers: [
    { name: 'Made Up', url: 'https://made-up.example' },
    { name: 'Real', url: 'https://real.test' },
  ],
} as const;
const own = { siteUrl: 'https://training.test', policyEmbedSrc: '', podcastPlayerUrl: '' };

test('a site that is an example itself has nothing to replace', () => {
  expect(remainingSamples({ ...own, siteUrl: 'https://skillspurt.example' }, records)).toEqual([]);
});

test('a real site is told of each sample, and where it stands', () => {
  const samples = remainingSamples(own, records).filter((sample) => !/blog/.test(sample));
  expect(samples).toEqual([
    'src/content/buyerFacts.ts: data.hosting',
    'src/content/factTable.ts: made',
    'src/content/factTable.ts: open, compared with',
    'src/content/customers.ts: Made Up',
    'public/policies/: the policy documents',
    'public/podcast/: the episode',
  ]);
});

test('what a vendor supplies is no sample', () => {
  const policyEmbedSrc = 'https://policies.test/embed.js';
  const podcastPlayerUrl = 'https://player.test/episode';
  const samples = remainingSamples({ ...own, policyEmbedSrc, podcastPlayerUrl }, records);
  expect(samples.filter((sample) => sample.startsWith('public/'))).toEqual([]);
});
