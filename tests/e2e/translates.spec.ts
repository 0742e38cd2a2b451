import { tokenHeader } from '../../scripts/translate/contract.ts';
import words from '../../scripts/translate/view/words.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { expect as expectSoon, type Page, test, watch } from './support/test.ts';
import {
  requestFromOtherOrigin,
  draft,
  openView,
  serveTranslateSite,
  type TranslateSite,
} from './support/translateSite.ts';
import { messagesOf } from './support/messages.ts';

// Pages are built on request, slowly on a busy machine.
const expect = expectSoon.configure({ timeout: 40_000 });

// One server, of which each test changes other files.
test.describe.configure({ mode: 'default', timeout: 150_000 });

let view: TranslateSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  view = await serveTranslateSite();
});
test.afterAll(() => (view as TranslateSite | undefined)?.stop());
// The previous test's session storage.
test.beforeEach(async ({ page }) => {
  await page.goto(`${view.origin}/favicon.svg`);
  await page.evaluate(() => sessionStorage.clear());
});

const open = (page: Page, query: Record<string, string>) => openView(view, page, query);

/** Waits until a locale file has changed, and expects that change. */
async function expectChange(name: string, before: string, from: string, to: string) {
  await expect.poll(() => view.read(name)).not.toBe(before);
  expect(view.read(name)).toBe(before.replace(JSON.stringify(from), JSON.stringify(to)));
}

/** @returns a message of a file: `said('sv/faq', 'title')` */
const said = (name: string, key: string) =>
  (JSON.parse(view.read(name)) as Record<string, string>)[key]!;

test('selects a text, edits it, and sees it on the page', async ({ page }) => {
  const { frame, field, editor, list } = await open(page, { page: 'faq' });
  const watched = watch(page, view.origin);
  const title = said('sv/faq', 'title');
  const before = view.read('sv/faq');
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.evaluate(() => Object.assign(window, { isTheSame: true }));
  await heading.click();
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText(/faq\.json.*title/);
  await expect(field).toBeFocused();
  await expect(field).toHaveText(title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Frågor och svar');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectChange('sv/faq', before, title, 'Frågor och svar');
  await expect(heading).toHaveText('Frågor och svar');
  expect(await heading.evaluate(() => 'isTheSame' in window)).toBe(true);
  // A link is selected, too, and not followed.
  await frame.getByRole('contentinfo').getByRole('link').first().click();
  await expect(list.locator('[aria-current]')).toBeInViewport();
  await expect(page).toHaveURL(/page=faq&/);
  expect(watched).toEqual({ complaints: [], foreignRequests: [] });
});

test('a placeholder is one piece, and a text without it is refused', async ({ page }) => {
  const { field, editor, save } = await open(page, {
    page: 'about',
    text: 'about:meta.description',
  });
  const before = view.read('sv/about');
  const piece = field.getByRole('img', { name: '{{product}}' });
  await expect(piece).toBeVisible();
  await field.press('ControlOrMeta+Home');
  while ((await piece.count()) > 0) await field.press('Delete');
  await save.click();
  await expect(editor).toContainText(words.refused);
  await expect(editor).toContainText('Lacks {{product}}');
  expect(view.read('sv/about')).toBe(before);
  await editor.getByRole('button', { name: '{{product}}' }).click();
  await expect(piece).toBeVisible();
  await field.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Shift+Space');
  await page.keyboard.type('Välkommen.');
  await save.click();
  await expect.poll(() => view.read('sv/about')).not.toBe(before);
  expect(view.read('sv/about')).toContain('\\u00a0Välkommen."');
});

test('undoes a change, also after a reload', async ({ page }) => {
  const { field, undo, status } = await open(page, { page: 'contact', text: 'contact:title' });
  const before = view.read('sv/contact');
  await field.fill('Skriv till oss nu');
  await field.press('ControlOrMeta+Enter');
  await expect.poll(() => view.read('sv/contact')).not.toBe(before);
  await expect(status).toHaveText(words.editor.saved);
  await field.press('End');
  await page.keyboard.type(' då');
  await expect(status).toHaveText('');
  await page.reload();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect.poll(() => view.read('sv/contact')).toBe(before);
  await expect(status).toHaveText(words.undone);
  await expect(undo).toBeDisabled();
});

test('a text that changed on disk is shown, and no input is lost', async ({ page }) => {
  const { field, editor } = await open(page, { page: 'blog', text: 'blog:title' });
  const title = said('sv/blog', 'title');
  const before = view.read('sv/blog');
  await field.fill('Mitt förslag');
  const changed = before.replace(JSON.stringify(title), '"Någon annans"');
  view.write('sv/blog', changed);
  const conflict = editor.getByRole('alert');
  await expect(conflict).toContainText(words.conflict.title);
  await expect(conflict).toContainText('Någon annans');
  await expect(field).toHaveText('Mitt förslag');
  await field.press('ControlOrMeta+Enter');
  await expect(conflict).toBeVisible();
  expect(view.read('sv/blog')).toBe(changed);
  await page.reload();
  await expect(field).toHaveText('Mitt förslag');
  await conflict.getByRole('button', { name: words.conflict.keep }).click();
  await field.press('ControlOrMeta+Enter');
  await expectChange('sv/blog', changed, 'Någon annans', 'Mitt förslag');
});

test('a change in one tab shows in another', async ({ page }) => {
  const first = await open(page, { page: 'contact', text: 'contact:title' });
  const other = await page.context().newPage();
  const second = await open(other, { page: 'contact', text: 'contact:title' });
  await first.field.fill('Skriv till oss');
  await first.save.click();
  await expect(second.field).toHaveText('Skriv till oss');
  await expect(second.frame.getByRole('heading', { level: 1 })).toHaveText('Skriv till oss');
});

test('another origin cannot change anything', async ({ page }) => {
  const before = view.read('sv/science');
  const { title } = (JSON.parse(before) as { meta: { title: string } }).meta;
  const change = {
    language: 'sv',
    file: 'science',
    key: 'meta.title',
    before: title,
    text: 'Forskningen bakom passen',
  };
  const answers = await requestFromOtherOrigin(page, view.origin, JSON.stringify(change));
  // Status 0: the answer, a refusal, is none the page may read.
  expect(answers).toEqual([0, 'refused', 'refused', 'refused']);
  expect(view.read('sv/science')).toBe(before);

  // With the token from another origin, and then from the view itself.
  const html = await (await page.request.get(`${view.origin}/translate`)).text();
  const [, token = ''] = /"token":"([^"]+)"/.exec(html)!;
  const save = (origin: string) =>
    page.request.post(`${view.origin}/translate/save`, {
      data: change,
      headers: { origin, [tokenHeader]: token },
    });
  expect((await save('http://elsewhere.example')).status()).toBe(403);
  expect(view.read('sv/science')).toBe(before);
  expect((await save(view.origin)).status()).toBe(200);
  expect(view.read('sv/science')).not.toBe(before);
});

test('shows hidden texts: a form error, a toast', async ({ page }) => {
  const { frame, editor } = await open(page, {
    page: 'contact',
    text: 'contact-form:toast.failed',
  });
  await editor.getByRole('button', { name: words.editor.show }).click();
  await expect(
    frame.getByRole('alert').getByText(messagesOf('sv', 'contact')('contact-form', 'toast.failed')),
  ).toBeVisible();
});

test('shows texts of no page: an answer of the chat’s', async ({ page }) => {
  const { frame, editor } = await open(page, { page: 'chat', text: 'chat-answers:thanks' });
  await editor.getByRole('button', { name: words.editor.show }).click();
  await expect(frame.getByRole('log')).toContainText(said('sv/chat-answers', 'thanks'));
});

test('shows the other languages, from text to text', async ({ page }) => {
  const { editor } = await open(page, { page: 'faq', text: 'faq:title', language: draft });
  await expect(editor).not.toContainText(said('sv/faq', 'title'));
  await editor.getByText(words.editor.others).click();
  await expect(editor).toContainText(said('sv/faq', 'title'));
  await editor.getByRole('button', { name: words.editor.after }).click();
  await expect(editor).toContainText(said('sv/faq', 'lead'));
});

test('stored data has no marks', async ({ page }) => {
  const { frame } = await open(page, { page: 'chat' });
  await page.getByRole('button', { name: words.point }).click();
  const question = messagesOf('sv', 'chat')('chat', 'suggestions.items.price');
  await frame.getByRole('button', { name: question }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('chat')))
    .toContain(`"text":"${question}"`);
});

test('starts a language by keyboard alone', async ({ page }) => {
  const { field, list, frame } = await open(page, { page: 'not-found', language: draft });
  const before = view.read(`${draft}/not-found`);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(list.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('not-found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const written: string[] = [];
  for (const number of [1, 2, 3]) {
    await expect(field).toBeFocused();
    await expect(field).toHaveText('');
    written.push(`Teksti ${number}`);
    await page.keyboard.type(written.at(-1)!);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => view.read(`${draft}/not-found`)).toContain(written.at(-1)!);
  }
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: written[0]! })).toBeVisible();
  await expect(frame.getByText(written[0]!).first()).toBeVisible();
  expect(before).not.toContain('Teksti');
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`is accessible, ${colorScheme}, ${width} pixels wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const { list } = await open(page, { page: 'eula', text: 'eula:meta.description' });
    expect(await axeViolations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(list.getByRole('searchbox')).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
  });
}
