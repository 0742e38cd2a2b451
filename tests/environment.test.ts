import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readListenAddress } from '../scripts/server/listen-address.ts';
import { readConfig } from '../src/site/config.ts';
import { readConfiguration } from '../supabase/functions/_shared/configuration.ts';
import { filesIn, readSource } from './sourceCode.ts';

const example = parseEnv(readSource('.env.example'));

test('.env.example lists every variable that is read', () => {
  const schemas = ['src/site/config.ts', 'supabase/functions/_shared/configuration.ts'];
  const names = schemas.flatMap((file) =>
    [...readSource(file).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
  );
  expect(names).toContain('VITE_SITE_URL');
  expect(names).toContain('ALLOWED_ORIGINS');
  const wanted = [...names, 'HOST', 'PORT', 'CHROMIUM_PATH'];
  expect(new Set(Object.keys(example))).toEqual(new Set(wanted));
});

test('the container file takes every variable of the build', () => {
  const names = Object.keys(example).filter((name) => name.startsWith('VITE_'));
  const [, taken] = /^ARG ((?:.*\\\n)*.*)$/m.exec(readSource('docs/hosting/Containerfile'))!;
  expect(new Set(taken!.split(/[\s\\]+/))).toEqual(new Set(names));
});

test('.env.example has the defaults', () => {
  expect(readConfig(example)).toEqual(readConfig({}));
  expect(readConfiguration(example)).toEqual(readConfiguration({}));
  expect(readListenAddress(example)).toEqual(readListenAddress({}));
});

test('the functions are deployed with the library versions of package.json', () => {
  const { dependencies } = JSON.parse(readSource('package.json'));
  const files = filesIn('supabase/functions', /deno\.json$/);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const addresses = Object.values<string>(JSON.parse(readSource(file)).imports);
    for (const address of addresses) {
      const [, name, version] = /^npm:(@?[^@]+)@([^/]+)/.exec(address)!;
      expect(`${name}@${version}`, file).toBe(`${name}@${dependencies[name!]}`);
    }
  }
});
