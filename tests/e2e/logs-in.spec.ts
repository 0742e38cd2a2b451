/** The log-in pages lead to the contact page and to the real log-in, and pass on no input. */
import { pagePath } from '../../src/site/paths.ts';
import { expectNothingTyped, recordTraffic, typed } from './support/logIn.ts';
import { expect, test, untilReady } from './support/test.ts';
import { config, fixed, languages, messagesOf } from './support/messages.ts';

for (const { code } of languages) {
  for (const id of ['admin', 'user'] as const) {
    const say = messagesOf(code, id);
    const contact = pagePath('contact', code);

    // Ch. 2: “forms with email and password, both required. The Sign In button, the forgot-password
    // link and (user page) the create-account link only navigate to /contact; nothing is submitted.”
    // Ch. 5: “email (type email, required) and password (required); browser-level checks only,
    // nothing is submitted.”
    test(`${code} ${id}: the browser validates both fields; every link and button leads to the contact page without input`, async ({
      page,
    }) => {
      await page.goto(pagePath(id, code));
      await untilReady(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const traffic = recordTraffic(page);
      const main = page.getByRole('main');
      const email = main.getByRole('textbox', { name: say('log-in', 'email') });
      const password = main.getByLabel(new RegExp(`^${say('log-in', 'password')}`));
      const name = fixed(code, 'Sign In', say('log-in', 'signIn'));
      const signIn = main.getByRole('button', { name, exact: true });
      const link = (key: string) => main.getByRole('link', { name: say('log-in', key) });
      for (const [field, type] of [[email, 'email'] as const, [password, 'password'] as const]) {
        await expect(field).toHaveAttribute('type', type);
        await expect(field).toHaveAttribute('required');
        // A field without a name is not submitted.
        await expect(field).not.toHaveAttribute('name');
      }
      await expect(link('forgot')).toHaveAttribute('href', contact);
      await expect(link('create')).toHaveCount(id === 'user' ? 1 : 0);
      if (id === 'user') await expect(link('create')).toHaveAttribute('href', contact);
      const app = { admin: config.adminAppUrl, user: config.userAppUrl }[id];
      await expect(main.locator(`a[href="${app}"]`)).toBeVisible();

      const faultOf = (field: typeof email) =>
        field.evaluate(({ validity }: HTMLInputElement) => {
          if (validity.valueMissing) return 'missing';
          return validity.typeMismatch ? 'malformed' : 'none';
        });
      await signIn.click();
      await expect(email).toBeFocused();
      expect([await faultOf(email), await faultOf(password)]).toEqual(['missing', 'missing']);
      await email.fill('nobody');
      await signIn.click();
      expect(await faultOf(email)).toBe('malformed');
      await email.fill(typed.email);
      await signIn.click();
      await expect(password).toBeFocused();
      await expect(page).toHaveURL(pagePath(id, code));

      await password.fill(typed.password);
      await signIn.click();
      await expect(page).toHaveURL(contact);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.goBack();
      await link('forgot').click();
      await expect(page).toHaveURL(contact);
      const stored = await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage, document.cookie]),
      );
      expectNothingTyped([...traffic, stored]);
    });
  }

  test(`${code} admin: today stands below the last sessions`, async ({ page }) => {
    await page.goto(pagePath('admin', code));
    const today = page.getByText(messagesOf(code, 'admin')('admin', 'today'), { exact: true });
    const { x, width } = (await today.boundingBox())!;
    const sessions = (await page
      .locator('main figure svg')
      .last()
      .locator('path')
      .first()
      .boundingBox())!;
    const end = sessions.x + sessions.width;
    expect(end).toBeGreaterThan(x);
    expect(end).toBeLessThan(x + width);
  });
}
