// @vitest-environment node
import { expect, test } from 'vitest';
import { remainingSamples } from './remaining-samples.ts';

const own = { policyEmbedSrc: '', podcastPlayerUrl: '' };

test('a site that is an example itself has nothing to replace', () => {
  expect(remainingSamples({ siteUrl: 'https://skillspurt.example', ...own })).toEqual([]);
});

test('a real site is told of each sample, and where it stands', () => {
  const samples = remainingSamples({ siteUrl: 'https://training.test', ...own });
  expect(samples).toContain('src/content/buyerFacts.ts: data.hosting');
  expect(samples).toContain('src/content/factTable.ts: price.people');
  expect(samples).toContain('src/content/factTable.ts: completion.higher, compared with');
  expect(samples).toContain('src/content/customers.ts: Kotte & Co');
  expect(samples).toContain('public/policies/: the policy documents');
});

test('what has been set is no sample', () => {
  const samples = remainingSamples({
    siteUrl: 'https://training.test',
    policyEmbedSrc: 'https://policies.test/embed.js',
    podcastPlayerUrl: 'https://player.test/episode',
  });
  expect(samples.filter((sample) => sample.startsWith('public/'))).toEqual([]);
});
