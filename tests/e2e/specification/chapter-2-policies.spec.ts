/** The specification's table of routes, row by row: policies, log-ins, and all that is not there. */
import type { PageId } from '../../../src/site/routes.ts';
import { pagePath } from '../../../src/site/paths.ts';
import { expect, test, untilReady } from '../support/test.ts';
import { config } from '../support/words.ts';
import { expectInOrder, expectLinks, fixed, inEveryLanguage, open, wordsIn } from './support.ts';

const documents = ['privacy-policy', 'terms-of-service', 'disclaimer', 'eula'] as const;

const logIns = [
  { id: 'admin', address: config.adminAppUrl },
  { id: 'user', address: config.userAppUrl },
] as const;

inEveryLanguage((code) => {
  const english = code === 'en';

  for (const id of documents) {
    test(`ch. 2: "/privacy-policy, /terms-of-service, /disclaimer, /eula — Each embeds an externally hosted policy document, with loading fallback text and a back-to-home link." (/${id})`, async ({
      page,
    }) => {
      const say = wordsIn(code, id);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      // By default the site's own samples stand in the vendor's place and are embedded as its are.
      await page.route('**/policies/embed.js', async (route) => {
        await released;
        await route.continue();
      });
      const main = await open(page, id, code);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('title'));
      await expect(main.getByRole('status')).toContainText(say('policy-document:loading'));
      release();
      await expect(main.getByRole('status')).toBeEmpty();
      await expect(main.locator('[data-id] section').first()).toBeVisible();
      expect(await main.locator('[data-id] section').count()).toBeGreaterThanOrEqual(5);
      await expectLinks(main, say('policy-document:home'), 'home', code);
    });
  }

  test('ch. 2: "/cookie-policy — Static text: essential, analytics and functional cookies, browser instructions, third-party cookies, contact link."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'cookie-policy');
    const main = await open(page, 'cookie-policy', code);
    const kinds = ['essential', 'analytics', 'functional', 'thirdParties', 'browser'];
    const names = english
      ? [
          /essential cookies/i,
          /analytics cookies/i,
          /functional cookies/i,
          /third-party/i,
          /browser/i,
        ]
      : kinds.map((kind) => say(`${kind}.title`));
    for (const name of names) {
      await expect(main.getByRole('heading', { name }).first()).toBeVisible();
    }
    await expectInOrder(main, ['Chrome', 'Firefox', 'Safari']);
    await expect(main.locator(`a[href="${pagePath('contact', code)}"]`)).toBeVisible();
  });

  for (const { id, address } of logIns) {
    test(`ch. 2: "/admin and /user — … forms with email and password, both required. The Sign In button, the forgot-password link and (user page) the create-account link only navigate to /contact …" (/${id})`, async ({
      page,
    }) => {
      const say = wordsIn(code, id);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      const main = await open(page, id, code);
      const email = main.getByLabel(say('log-in:email'));
      const password = main.getByLabel(say('log-in:password'));
      for (const field of [email, password]) await expect(field).toHaveAttribute('required');
      await expectLinks(main, say('log-in:forgot'), 'contact', code);
      if (id === 'user') await expectLinks(main, say('log-in:create'), 'contact', code);
      else await expect(main.getByRole('link', { name: say('log-in:create') })).toHaveCount(0);
      await expect(main.locator(`a[href^="${address}"]`).first()).toBeVisible();

      await email.fill('someone@example.com');
      await password.fill('a secret');
      const signIn = fixed(code, 'Sign In', () => say('log-in:signIn'));
      await main.getByRole('button', { name: signIn, exact: true }).click();
      await expect(page).toHaveURL(pagePath('contact', code));
      expect(sent).toEqual([]);
    });
  }

  test('ch. 2: "any other path — 404 page: \'Oops! Page not found\' with a link home; the missing path is logged."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'not-found');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const missing = `${pagePath('services', code)}/nowhere`;
    const response = await page.goto(missing);
    expect(response!.status()).toBe(404);
    await untilReady(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      fixed(code, 'Oops! Page not found', () => say('title')),
    );
    await expectLinks(main, say('ways.home'), 'home' satisfies PageId, code);
    await expect.poll(() => logged.filter((text) => text.includes(missing))).not.toEqual([]);
  });
});
