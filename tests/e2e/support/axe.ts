import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @returns what axe finds wrong with the page as it stands: each rule, and where it is broken */
export async function axeViolations(page: Page): Promise<[string, string[]][]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]);
}
