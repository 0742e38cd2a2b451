import { expect, test, vi } from 'vitest';
import { isFilled, policySource } from './termly.ts';

const config = vi.hoisted(() => ({
  policyEmbedSrc: '',
  policyIds: { 'privacy-policy': 'abc 1', 'terms-of-service': '', disclaimer: '', eula: '' },
}));
vi.mock('virtual:site', () => ({ config, sampleLanguages: ['en', 'sv'] }));

test.each([
  ['sv', '/policies/sv/eula.html'],
  ['en', '/policies/en/eula.html'],
  ['fi', '/policies/en/eula.html'],
])('without a vendor a page in %s shows the sample %s', (language, address) => {
  expect(policySource('eula', language)).toEqual({ address });
});

test('a vendor is asked for its own document, which also stands by itself', () => {
  config.policyEmbedSrc = 'https://vendor.example/embed.js';
  expect(policySource('privacy-policy', 'sv')).toEqual({
    address: 'https://vendor.example/policy-viewer/policy.html?policyUUID=abc+1',
    vendor: { script: 'https://vendor.example/embed.js', id: 'abc 1' },
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
