import { expect, test } from 'vitest';
import { httpAddress, listenError, readListenAddress } from './listen-address.ts';

test('without PORT and HOST, or with empty ones, the address is 127.0.0.1:4173', () => {
  expect(readListenAddress({})).toEqual({ host: '127.0.0.1', port: 4173 });
  expect(readListenAddress({ PORT: '', HOST: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
});

test('PORT and HOST choose the address', () => {
  expect(readListenAddress({ PORT: '8080', HOST: '::' })).toEqual({ host: '::', port: 8080 });
});

test.each(['web', '-1', '65536', '80.5', '0x50', '4173 '])('PORT=%j is refused by name', (PORT) => {
  expect(() => readListenAddress({ PORT })).toThrow(/^PORT: must be a number from 0 to 65535/);
});

test('an IPv6 host is in brackets', () => {
  expect(httpAddress({ host: '::1', port: 80 })).toBe('http://[::1]:80');
  expect(httpAddress({ host: 'localhost', port: 80 })).toBe('http://localhost:80');
});

test('a port in use is reported in one line, with a remedy', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(listenError({ host: '127.0.0.1', port: 4173 }, error).message).toBe(
    'Cannot listen on 127.0.0.1: port 4173 is taken. ' +
      'Stop what uses it, or choose another: PORT=4174 npm start',
  );
});
