import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that depend on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * @param rules the rules to check; all by default
 * @returns the violations of the page: each rule, and its elements
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    // Skips the hundreds of nodes that pass.
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]);
  }, rules);
}
