/** The log-in pages lead to the contact page and to the real log-in, and take nothing along. */
import { pagePath } from '../../src/site/paths.ts';
import { applicationEntry, expect, type Page, test, untilReady } from './support/test.ts';
import { config, languages, wordsOf } from './support/words.ts';

const typed = { email: 'asa.oberg@example.com', password: 'correct-horse-battery' };

/** Every address the page asks for or shows, and every body it sends, from now on. */
function recordTraffic(page: Page): string[] {
  const traffic: string[] = [];
  page.on('request', (request) => traffic.push(request.url(), request.postData() ?? ''));
  page.on('framenavigated', (frame) => traffic.push(frame.url()));
  return traffic;
}

function expectNothingTyped(traffic: readonly string[]): void {
  const all = traffic.join('\n');
  for (const value of Object.values(typed)) {
    expect(all).not.toContain(value);
    expect(all).not.toContain(encodeURIComponent(value));
  }
}

for (const { code } of languages) {
  for (const id of ['admin', 'user'] as const) {
    const say = wordsOf(code, id);
    const path = pagePath(id, code);
    const contact = pagePath('contact', code);
    const main = (page: Page) => page.getByRole('main');
    const email = (page: Page) => main(page).getByRole('textbox', { name: say('log-in', 'email') });
    const password = (page: Page) => main(page).getByLabel(say('log-in', 'password'));
    const signIn = (page: Page) =>
      main(page).getByRole('button', { name: say('log-in', 'signIn'), exact: true });
    const link = (page: Page, key: string) =>
      main(page).getByRole('link', { name: say('log-in', key) });
    const fill = async (page: Page) => {
      await email(page).fill(typed.email);
      await password(page).fill(typed.password);
    };

    test.describe(`${code} ${id}`, () => {
      test.use({ locale: code });

      test('both fields are required, and the browser checks them', async ({ page }) => {
        await page.goto(path);
        await untilReady(page);
        const fault = (field: 'email' | 'password') =>
          (field === 'email' ? email : password)(page).evaluate((input: HTMLInputElement) => ({
            missing: input.validity.valueMissing,
            malformed: input.validity.typeMismatch,
          }));
        await signIn(page).click();
        await expect(email(page)).toBeFocused();
        expect(await fault('email')).toEqual({ missing: true, malformed: false });
        await email(page).fill('nobody');
        await signIn(page).click();
        expect(await fault('email')).toEqual({ missing: false, malformed: true });
        await email(page).fill(typed.email);
        await signIn(page).click();
        await expect(password(page)).toBeFocused();
        expect(await fault('password')).toEqual({ missing: true, malformed: false });
        await expect(page).toHaveURL(path);
      });

      test('Sign In goes to the contact page within the application and takes nothing along', async ({
        page,
      }) => {
        await page.goto(path);
        await untilReady(page);
        await page.evaluate(() => ((window as { same?: boolean }).same = true));
        const traffic = recordTraffic(page);
        await fill(page);
        await signIn(page).click();
        await expect(page).toHaveURL(contact);
        expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
        expectNothingTyped(traffic);
        const stored = await page.evaluate(() =>
          JSON.stringify([localStorage, sessionStorage, document.cookie]),
        );
        expectNothingTyped([stored]);
      });

      test('the other ways on lead to the contact page, and the log-in is elsewhere', async ({
        page,
      }) => {
        await page.goto(path);
        await untilReady(page);
        await expect(link(page, 'forgot')).toHaveAttribute('href', contact);
        await expect(link(page, 'create')).toHaveCount(id === 'user' ? 1 : 0);
        if (id === 'user') await expect(link(page, 'create')).toHaveAttribute('href', contact);
        const app = { admin: config.adminAppUrl, user: config.userAppUrl }[id];
        await expect(main(page).locator(`a[href="${app}"]`)).toBeVisible();
        await link(page, 'forgot').click();
        await expect(page).toHaveURL(contact);
      });

      test('Sign In before the application is ready waits for it and takes nothing along', async ({
        page,
      }) => {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route(applicationEntry(), async (route) => {
          await released;
          await route.continue();
        });
        const traffic = recordTraffic(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await fill(page);
        await signIn(page).click();
        await expect(page).toHaveURL(path);
        release();
        await expect(page).toHaveURL(contact);
        expectNothingTyped(traffic);
      });

      test('without JavaScript the form leads to the contact page and takes nothing along', async ({
        browser,
      }) => {
        const page = await browser.newPage({ javaScriptEnabled: false, locale: code });
        const traffic = recordTraffic(page);
        await page.goto(path);
        await fill(page);
        await signIn(page).click();
        await page.waitForURL((url) => url.pathname === contact && url.search === '');
        await expect(page.locator('h1')).toHaveText(wordsOf(code, 'contact')('contact', 'title'));
        expectNothingTyped(traffic);
        await page.close();
      });
    });
  }
}

test('the English button and links speak the specification to the letter', () => {
  const say = wordsOf('en', 'user');
  expect(say('log-in', 'signIn')).toBe('Sign In');
});
