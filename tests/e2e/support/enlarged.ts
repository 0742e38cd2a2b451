/** A page enlarged (WCAG 2.2, 1.4.4 and 1.4.10), and with longer text, as other languages have. */
import type { Page } from './test.ts';
import { type Longer, lengthenText } from './longerText.ts';
import { textFaults } from './textFaults.ts';

/** What a window of 1280 by 720 pixels leaves at 200 % and at 400 %. */
const windows = [
  { width: 640, height: 360 },
  { width: 320, height: 180 },
];

/**
 * Leaves the page's window at another size.
 * @returns what cannot be read in the page enlarged
 */
export async function enlargedFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const faults = await page.evaluate(textFaults);
    found.push(...faults.map((fault) => `${size.width} px: ${fault}`));
  }
  return found;
}

/**
 * Leaves the page's text as it was, and its window at another size.
 * @returns what cannot be read in the page enlarged and with every text 35 % longer
 */
export async function longerFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const longer of ['words', 'letters'] satisfies Longer[]) {
      const restore = await page.evaluateHandle(lengthenText, longer);
      // The application may re-render for the new size in a later frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const faults = await page.evaluate(textFaults);
      found.push(...faults.map((fault) => `${size.width} px, longer ${longer}: ${fault}`));
      const { lengthened, stayed } = await restore.evaluate((putBack) => putBack());
      // A page that re-rendered its text was not tested; single texts may change.
      if (!(stayed > 0.9 * lengthened)) {
        found.push(`longer ${longer}: ${stayed} of ${lengthened} texts stayed longer`);
      }
    }
  }
  return found;
}
