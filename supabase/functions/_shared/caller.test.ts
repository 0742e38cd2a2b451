import { expect, it } from 'vitest';
import { callerOf, neighbourhoodOf, pseudonymOf } from './caller.ts';

const from = (address: string, headers: Record<string, string> = {}, trusted = '') =>
  callerOf(new Headers(headers), { address }, trusted);

it('takes the connection’s address, whatever the caller says of itself', () => {
  const spoofed = {
    'x-forwarded-for': '1.2.3.4',
    'x-real-ip': '1.2.3.4',
    forwarded: 'for=1.2.3.4',
  };
  expect(from('192.0.2.7', spoofed)).toBe('192.0.2.7');
});

it('takes from a trusted proxy the address that proxy added, the last one', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 5.6.7.8,192.0.2.7' };
  expect(from('10.0.0.1', headers, 'X-Forwarded-For')).toBe('192.0.2.7');
  expect(from('10.0.0.1', {}, 'X-Forwarded-For')).toBe('10.0.0.1');
});

it.each([
  ['127.0.0.1', { host: 'www.example.com' }],
  ['::1', { host: 'www.example.com:443' }],
  ['::ffff:127.0.0.1', { host: 'www.example.com' }],
  ['172.18.0.2', { host: 'www.example.com', 'x-real-ip': '192.0.2.7' }],
  ['10.1.2.3', { host: 'www.example.com', forwarded: 'for=192.0.2.7' }],
  ['fd00::2', { host: 'www.example.com', via: '1.1 proxy' }],
])('knows nobody behind %s, which is a proxy’s by its headers %j', (address, headers) => {
  expect(from(address, headers)).toBeUndefined();
  // With a header to go by it is known that there is a proxy; its own calls are its own.
  expect(from(address, headers, 'CF-Connecting-IP')).toBeDefined();
});

it.each([
  ['127.0.0.1', { host: '127.0.0.1:4173' }],
  ['::1', { host: '[::1]:4173' }],
  ['127.0.0.1', { host: 'localhost:4173' }],
  ['127.0.0.1', {}],
  ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }],
  ['172.18.0.2', { host: 'intranet.example' }],
  ['172.32.0.2', { host: 'www.example.com', 'x-forwarded-for': '192.0.2.7' }],
  ['8.8.8.8', { host: 'www.example.com', via: '1.1 proxy' }],
])('knows %s, which calls directly, by its headers %j', (address, headers) => {
  expect(from(address, headers)).toBeDefined();
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['::ffff:0:c000:207', '0:0:0:0::/64'],
  ['192.0.2.7:5123', '192.0.2.7'],
  ['', undefined],
  ['0.0.0.0', undefined],
  ['::', undefined],
])('takes %s for %s', (address, network) => {
  expect(from(address)).toBe(network);
});

it('keeps no address: another salt gives another name', () => {
  const name = pseudonymOf('192.0.2.7', 'salt of the day');
  expect(name).toBe(pseudonymOf('192.0.2.7', 'salt of the day'));
  expect(name).not.toBe(pseudonymOf('192.0.2.7', 'salt of another day'));
  expect(name).not.toContain('192');
});

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
])('%s lies in %s', (caller, neighbourhood) => {
  expect(neighbourhoodOf(caller)).toBe(neighbourhood);
});
