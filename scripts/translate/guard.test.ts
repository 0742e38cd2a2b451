import { expect, test } from 'vitest';
import { tokenHeader } from './contract.ts';
import { isLoopback, refusalOf } from './guard.ts';

const token = 'a token of this start';
const home = '127.0.0.1:4173';

interface Asked {
  method?: string;
  host?: string;
  origin?: string | null;
  given?: string;
  peer?: string;
  /** What the browser says of where it comes from. */
  site?: string;
}

/** Whether a request may do what it asks; one from the view, where nothing else is said. */
function mayAsk({
  method = 'POST',
  host = home,
  origin,
  given = token,
  peer = '127.0.0.1',
  site,
}: Asked) {
  const from = origin === undefined ? `http://${host}` : origin;
  const request = new Request(`http://${home}/translate/save`, {
    method,
    headers: {
      host,
      [tokenHeader]: given,
      ...(from !== null && { origin: from }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
    },
  });
  return refusalOf(request, peer, token) === undefined;
}

test.each<Asked>([
  {},
  { host: 'localhost:4173' },
  { host: '[::1]:4173', peer: '::1' },
  { host: 'localhost', peer: '::ffff:127.0.0.1' },
  { method: 'GET', origin: null, given: '' },
  { method: 'GET', origin: null, given: '', site: 'none' },
  { site: 'same-origin' },
])('the view may ask: %o', (asked) => {
  expect(mayAsk(asked)).toBe(true);
});

test.each<[string, Asked]>([
  ['another computer', { peer: '192.0.2.1' }],
  ['another computer that reads', { method: 'GET', peer: '2001:db8::1' }],
  ['a name that leads to loopback', { host: 'evil.example:4173' }],
  ['a name that leads to loopback, to read', { method: 'GET', host: 'evil.example' }],
  ['a name that begins as ours', { host: 'localhost.evil.example' }],
  ['a page from elsewhere', { origin: 'https://evil.example' }],
  ['another server of this computer', { origin: 'http://127.0.0.1:8080' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['a page from elsewhere that reads', { method: 'GET', origin: null, site: 'cross-site' }],
  ['another server here that reads', { method: 'GET', origin: null, site: 'same-site' }],
  ['who does not say where from', { origin: null }],
  ['who has no token', { given: '' }],
  ['who has the token of another start', { given: 'a token of other start' }],
  ['who has a part of it', { given: token.slice(1) }],
])('%s may not', (_, asked) => {
  expect(mayAsk(asked)).toBe(false);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is loopback', (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each(['0.0.0.0', '10.0.0.1', '127.evil', '::', ''])('%s is not', (address) => {
  expect(isLoopback(address)).toBe(false);
});
