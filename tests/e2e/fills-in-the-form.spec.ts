/** The drawing beside the contact form follows its input. */
import { contactFunction } from '../../supabase/functions/_shared/contract.ts';
import { contactForm, person } from './support/contactForm.ts';
import { mockFunction } from './support/functions.ts';
import { expect, type Page, test } from './support/test.ts';

const { say, field, open, fill, sendButton } = contactForm('sv');

/** The drawn letter: how many lines it has, and whether it has crossed the table. */
const letter = (page: Page) =>
  page.getByText(say('contact', 'day.start'), { exact: true }).evaluate((word) => {
    const [sheet, ...lines] = word.parentElement!.parentElement!.querySelectorAll('svg g path');
    const isWritten = (line: Element) => new DOMMatrix(getComputedStyle(line).transform).a === 1;
    return {
      lines: lines.filter(isWritten).length,
      hasCrossed: getComputedStyle(sheet!.parentElement!).translate !== 'none',
    };
  });

test('each filled required field adds a stroke beside it, and a line in the letter', async ({
  page,
}) => {
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
  const written = async () => (await letter(page)).lines;
  await open(page);
  expect(await marked()).toEqual([]);
  expect(await written()).toBe(0);
  await fill(page, 'A message');
  await field(page, 'email').fill('asa.oberg@');
  await expect.poll(marked).toEqual(['firstName', 'lastName', 'message']);
  await expect.poll(written).toBe(3);
  await field(page, 'email').fill(person.email);
  await expect.poll(marked).toEqual(['firstName', 'lastName', 'email', 'message']);
  await expect.poll(written).toBe(4);
});

test('the letter crosses the table with the message', async ({ page }) => {
  await mockFunction(page, contactFunction, () => ({ success: true }));
  await open(page);
  await fill(page, 'A message');
  expect((await letter(page)).hasCrossed).toBe(false);
  await sendButton(page).click();
  await expect.poll(() => letter(page)).toEqual({ lines: 4, hasCrossed: true });
  await field(page, 'message').fill('Another one');
  await expect.poll(() => letter(page)).toEqual({ lines: 1, hasCrossed: false });
});
