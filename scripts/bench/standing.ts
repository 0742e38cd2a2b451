/** What needs no clock: how far a page moves when its typefaces come, and what its scripts weigh. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Figure, rounded } from './figures.ts';
import { fileOf } from './variants.ts';

interface Suite {
  suites?: Suite[];
  specs?: { ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
];

/**
 * @returns the most that any page moved in the test that looks at it
 * @throws Error where the test could not be run, or failed
 */
export function measureShifts(): Figure[] {
  const { stdout, stderr } = spawnSync(
    'playwright',
    ['test', 'keeps-still', '--reporter=json', '--workers=1'],
    { encoding: 'utf8', env: { ...process.env, TEST_SITE_ONLY: '1' } },
  );
  const specs = stdout.startsWith('{') ? specsIn(JSON.parse(stdout) as Suite) : [];
  if (specs.length === 0 || specs.some(({ ok }) => !ok)) throw new Error(stderr || stdout);
  const moved = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'moved')
    .map(({ description }) => Number(description));
  return [
    {
      name: 'layout shift, the most of all',
      value: rounded(Math.max(...moved), 4),
      limit: 0.02,
      from: `of ${moved.length} views`,
    },
  ];
}

/** @returns what home's scripts weigh, with the inline one and the chat's launcher */
export function weighScripts(): Figure[] {
  const [, entry = '', modules = '', inline = ''] =
    /<script data-entry="([^"]*)" data-modules="([^"]*)">([\s\S]*?)<\/script>/.exec(
      readFileSync(fileOf('/'), 'utf8'),
    )!;
  const brotli = (content: Buffer | string) => brotliCompressSync(content).length;
  const script = [entry, ...modules.split(' ')]
    .map((file) => brotli(readFileSync(new URL(`../../dist${file}`, import.meta.url))))
    .reduce((sum, size) => sum + size, brotli(inline));
  return [
    {
      name: 'home’s script',
      value: rounded(script / 1000, 1),
      unit: 'kB brotli',
      limit: 105,
      from: `${brotli(inline)} B of it inline`,
    },
    { name: 'the inline script', value: brotli(inline), unit: 'B brotli', limit: 1600 },
  ];
}
