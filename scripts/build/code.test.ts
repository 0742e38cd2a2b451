import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { versionOfCode } from './code.ts';

test.each([
  ['src/app/App.tsx', true],
  ['public/favicon.svg', true],
  ['scripts/pages/document.ts', true],
  ['supabase/functions/chat-with-ai/questions/sv.txt', true],
  ['vite.config.ts', true],
  ['src/app/App.test.tsx', false],
  ['src/i18n/keys.generated.ts', false],
  ['locales/sv/faq.json', false],
])('%s counts as code: %s', (name, counts) => {
  const project = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(join(project, file, '..'), { recursive: true });
    writeFileSync(join(project, file), content);
  };
  for (const folder of ['public', 'scripts', 'src', 'supabase/functions']) write(`${folder}/a`, '');
  for (const file of ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    write(file, '');
  }
  const version = () => versionOfCode(pathToFileURL(`${project}/`));
  const before = version();
  write(name, 'changed');
  expect(version() !== before).toBe(counts);
});
