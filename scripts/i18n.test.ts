import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const i18n = fileURLToPath(new URL('i18n.ts', import.meta.url));

test.each([
  [['check'], 0, ''],
  [['accept', 'xx'], 1, 'There is no locales/xx\n'],
  [['toString'], 1, expect.stringContaining('npm run i18n:add') as string],
])('%j ends with %d', (args, status, stderr) => {
  const run = spawnSync(process.execPath, [i18n, ...args], { encoding: 'utf8' });
  expect(run).toMatchObject({ status, stderr });
});
