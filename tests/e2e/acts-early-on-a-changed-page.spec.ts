/** Input before hydration is kept, even if an extension or translator has changed the page. */
import { randomUUID } from 'node:crypto';
import type { PageId } from '../../src/site/routes.ts';
import { appStateAttribute } from '../../src/site/start.ts';
import { chatFunction } from '../../supabase/functions/_shared/contract.ts';
import { openUnready } from './support/built.ts';
import { contactForm, person } from './support/contactForm.ts';
import { foreignChanges } from './support/foreignChanges.ts';
import { mockFunction } from './support/functions.ts';
import { typed } from './support/logIn.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { messagesOf } from './support/messages.ts';

const code = 'sv';
const say = (id: PageId, namespace: string, key: string) => messagesOf(code, id)(namespace, key);
const contact = contactForm(code);
const append = (main: HTMLElement) => main.append(document.createElement('div'));
const inMain = (page: Page, selector: string) => page.locator(`main ${selector}`).last();

interface Surface {
  id: PageId;
  /** Values by field; the last one has the focus. */
  written: Record<string, string>;
  /** A button, unless it is Enter in the last field. */
  button?: string;
  expectAnswer: (page: Page) => Promise<void>;
}

const surfaces: Surface[] = [
  {
    id: 'contact',
    written: {
      '[name=firstName]': person.firstName,
      '[name=email]': 'a@b.example',
      textarea: 'Hej',
    },
    button: 'button[type=submit]',
    expectAnswer: async (page) => {
      const missing = contact.form('faults.missing.lastName');
      await expect(page.getByRole('link', { name: missing })).toBeVisible();
    },
  },
  {
    id: 'chat',
    written: { textarea: 'Early' },
    expectAnswer: async (page) => {
      await expect(page.getByRole('log')).toContainText('There you are');
      await expect(page.getByRole('log').getByText('Early')).toHaveCount(1);
    },
  },
  {
    id: 'user',
    written: { '[type=email]': typed.email, '[type=password]': typed.password },
    expectAnswer: (page) => expect(page).toHaveURL(contact.path),
  },
  {
    id: 'change-fatigue',
    written: { 'li:nth-child(1) textarea': 'First', 'li:nth-child(7) textarea': 'Seventh' },
    button: 'div:has(> output) > button >> nth=1',
    expectAnswer: async (page) => {
      const sheet = (key: string) => say('change-fatigue', 'article', `sheet.${key}`);
      await expect(page.getByRole('status')).toHaveText(sheet('cleared'));
      await expect(inMain(page, 'li:nth-child(7) textarea')).toHaveValue('');
      await page.getByRole('button', { name: sheet('undo') }).click();
      await expect(inMain(page, 'li:nth-child(7) textarea')).toHaveValue('Seventh');
    },
  },
];

for (const { id, written, button, expectAnswer } of surfaces) {
  const lastField = Object.keys(written).at(-1)!;

  /** Fills in a page before hydration, then changes it. @returns lets it hydrate */
  const fillAndChange = async (page: Page, change: (typeof foreignChanges)[string]) => {
    const release = await openUnready(page, id, code);
    for (const [field, text] of Object.entries(written)) await inMain(page, field).fill(text);
    await inMain(page, lastField).evaluate(change);
    await inMain(page, lastField).evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(1, 2);
    });
    return release;
  };

  test(`${id}: field values stay, with focus and selection`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.clear());
    for (const [what, change] of Object.entries(foreignChanges)) {
      await test.step(what, async () => {
        (await fillAndChange(page, change))();
        await page.locator(`html[${appStateAttribute}=ready]`).waitFor({ state: 'attached' });
        for (const [field, text] of Object.entries(written)) {
          await expect.soft(inMain(page, field)).toHaveValue(text);
        }
        await expect.soft(inMain(page, lastField)).toBeFocused();
        const selected = () => {
          const { selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
          return [selectionStart, selectionEnd];
        };
        expect.soft(await page.evaluate(selected)).toEqual([1, 2]);
      });
    }
  });

  test(`${id}: a queued click is answered`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.clear());
    await mockFunction(page, chatFunction, () => ({ response: 'There you are' }));
    for (const [what, change] of Object.entries(foreignChanges)) {
      await test.step(what, async () => {
        const release = await fillAndChange(page, change);
        await (button ? inMain(page, button).click() : page.keyboard.press('Enter'));
        release();
        await expectAnswer(page);
      });
    }
  });
}

test('a message is sent, once', async ({ page }) => {
  const message = `Changed ${randomUUID()}`;
  const release = await openUnready(page, 'contact', code);
  await contact.fill(page, message);
  await contact.field(page, 'email').evaluate(foreignChanges['an element after a field']!);
  await contact.sendButton(page).click();
  release();
  await expect(contact.toast(page, 'sent')).toBeVisible();
  expect(await messagesWith(site, message)).toHaveLength(1);
});

test('early input replaces the stored draft of its field only', async ({ page }) => {
  await contact.open(page);
  await contact.fill(page, 'Before');
  const release = await openUnready(page, 'contact', code);
  await contact.field(page, 'message').fill('Early');
  await contact.field(page, 'message').evaluate(foreignChanges['an element after a field']!);
  release();
  await untilReady(page);
  await contact.expectKept(page, 'Early');
  await page.reload();
  await contact.expectKept(page, 'Early');
});

test('clicks on several buttons are answered in order', async ({ page }) => {
  const release = await openUnready(page, 'contact', code);
  const press = (key: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('contact', 'common', key) })
      .click();
  await press('colorScheme.dark');
  await press('colorScheme.light');
  await press('footer.helpCenter');
  await page.locator('main').evaluate(append);
  release();
  const title = say('contact', 'live-chat', 'title');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page.locator('html[data-mantine-color-scheme=light]')).toBeAttached();
});

for (const isChanged of [false, true]) {
  const how = isChanged ? ', in a re-rendered page' : '';
  const open = async (page: Page, id: PageId) => {
    const release = await openUnready(page, id, code);
    if (isChanged) await page.locator('main').evaluate(append);
    return release;
  };

  test(`open details stay open${how}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await open(page, 'faq');
    const menu = page.locator('header details');
    const closed = page.locator('main details:not([open])').nth(4);
    const id = await closed.getAttribute('id');
    await closed.locator('summary').click();
    await menu.locator('summary').click();
    release();
    await untilReady(page);
    await expect(menu).toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await expect(page.locator('main details[open]')).toHaveAttribute('id', id!);
  });

  test(`choices stay, and take effect${how}`, async ({ page }) => {
    const release = await open(page, 'podcast');
    await page.getByRole('slider').fill('70');
    await page.getByRole('radio').last().check({ force: true });
    await page.getByRole('checkbox').check();
    release();
    await untilReady(page);
    await expect(page.getByRole('slider')).toHaveValue('70');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /1 minut 10 sek/);
    await expect(page.getByRole('radio').last()).toBeChecked();
    await expect(page.getByRole('checkbox')).toBeChecked();
    expect(
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate),
    ).toBe(1.5);
  });
}
