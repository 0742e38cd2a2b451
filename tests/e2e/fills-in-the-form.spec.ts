/** What is drawn answers whoever fills in the contact form. */
import { contactForm, person } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const { say, field, open, fill } = contactForm('sv');

test('a stroke stands beside each required field that is filled in', async ({ page }) => {
  const marked = () =>
    page.locator('main form [required]').evaluateAll((boxes: HTMLInputElement[]) =>
      boxes.flatMap((box) => {
        let around: Element = box;
        while (getComputedStyle(around, '::after').position !== 'absolute')
          around = around.parentElement!;
        const { d: height } = new DOMMatrix(getComputedStyle(around, '::after').transform);
        return height === 1 ? [box.name] : [];
      }),
    );
  /** How high the first stroke of the twenty-four hours is, of 1: what is being written. */
  const written = () =>
    page.getByText(say('contact', 'day.start'), { exact: true }).evaluate((word) => {
      const strokes = word.parentElement!.parentElement!.querySelector('svg[preserveAspectRatio]')!;
      const day = strokes.parentElement!;
      const { d: height } = new DOMMatrix(getComputedStyle(day, '::before').transform);
      return height.toFixed(2);
    });
  await open(page);
  expect(await marked()).toEqual([]);
  expect(await written()).toBe('0.10');
  await fill(page, 'A message');
  await field(page, 'email').fill('asa.oberg@');
  await expect.poll(marked).toEqual(['firstName', 'lastName', 'message']);
  await expect.poll(written).toBe('0.78');
  await field(page, 'email').fill(person.email);
  await expect.poll(marked).toEqual(['firstName', 'lastName', 'email', 'message']);
  await expect.poll(written).toBe('1.00');
});
