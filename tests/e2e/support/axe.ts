import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What hangs on colours, and so is another matter in each scheme; all else is the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * @param rules the rules to hold the page to; all, where nothing is said
 * @returns what axe finds wrong with the page as it stands: each rule, and where it is broken
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<[string, string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    // The hundreds of nodes that pass need not be described.
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]);
  }, rules);
}
