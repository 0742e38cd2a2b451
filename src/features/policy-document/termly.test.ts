import { expect, test, vi } from 'vitest';
import { isFilled, policySource } from './termly.ts';

const config = vi.hoisted(() => ({
  policyEmbedSrc: '',
  policyIds: { 'privacy-policy': 'abc 1', 'terms-of-service': '', disclaimer: '', eula: '' },
}));
vi.mock('virtual:site', () => ({ config, sampleLanguages: ['en', 'sv'] }));

test.each([
  ['sv', 'sv/eula'],
  ['en', 'en/eula'],
  ['fi', 'en/eula'],
])('without a vendor a page in %s embeds the sample %s', (language, id) => {
  expect(policySource('eula', language)).toEqual({
    script: '/policies/embed.js',
    id,
    address: `/policies/${id}.html`,
    isSample: true,
  });
});

test('a vendor is asked for its own document, which also stands by itself', () => {
  config.policyEmbedSrc = 'https://vendor.example/embed.js';
  expect(policySource('privacy-policy', 'sv')).toEqual({
    script: 'https://vendor.example/embed.js',
    id: 'abc 1',
    address: 'https://vendor.example/policy-viewer/policy.html?policyUUID=abc+1',
    isSample: false,
  });
});

test.each([
  ['', false],
  [' \n <p></p><!-- A comment -->', false],
  ['<style>p { color: red }</style><script>window.started = true;</script>', false],
  ['<div><style>p { color: red }</style><p>Text</p></div>', true],
  ['<iframe></iframe>', true],
])('that %j can be seen is %j', (html, isSeen) => {
  const place = document.createElement('div');
  place.innerHTML = html;
  expect(isFilled(place)).toBe(isSeen);
});
