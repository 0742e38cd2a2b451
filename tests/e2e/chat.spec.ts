/** A prospect asks: through a real browser to the real function, which answers from the site. */
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { applicationEntry, expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

const functionAddress = '**/functions/v1/chat-with-ai';

interface Sent {
  message: string;
  conversationHistory: { role: string; content: string }[];
}

const codes: Record<number, string> = { 429: 'rate_limited', 500: 'internal_error' };

/** Answers in the function's place, and keeps what was sent. */
async function standIn(page: Page, answer: (sent: Sent, call: number) => object | number) {
  const calls: Sent[] = [];
  await page.route(functionAddress, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const sent = route.request().postDataJSON() as Sent;
    calls.push(sent);
    const result = answer(sent, calls.length);
    return typeof result === 'number'
      ? route.fulfill({ status: result, json: { error: { code: codes[result], message: 'Oops' } } })
      : route.fulfill({ json: result });
  });
  return calls;
}

for (const { code } of languages) {
  const say = wordsOf(code, 'chat');
  const chat = (key: string) => say('chat', key);
  const failure = (key: string) => say('chat-failures', key);
  const swedish = (key: string) => wordsOf('sv', 'chat')('chat-failures', key);
  const field = (page: Page) => page.getByRole('textbox', { name: chat('field.label') });
  const send = (page: Page) => page.getByRole('button', { name: chat('field.send'), exact: true });
  const log = (page: Page) => page.getByRole('log');

  async function open(page: Page): Promise<void> {
    await page.goto(pagePath('chat', code));
    await untilReady(page);
  }

  async function ask(page: Page, question: string): Promise<void> {
    await field(page).fill(question);
    await field(page).press('Enter');
  }

  test.describe(code, () => {
    test.use({ locale: code });

    test('greets, answers from the site’s own text and links the page it rests on', async ({
      page,
    }) => {
      await open(page);
      await expect(log(page)).toContainText(chat('greeting'));
      await expect(send(page)).toBeDisabled();
      await ask(page, chat('suggestions.items.price'));
      await expect(log(page)).toContainText('600');
      const source = log(page).getByRole('link').last();
      await expect(source).toHaveAttribute(
        'href',
        new RegExp(`^${pagePath('services', code)}|^${pagePath('faq', code)}`),
      );
      await expect(field(page)).toBeFocused();
      await source.click();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${pagePath('services', code)}|faq`));
    });

    test('Enter sends, Shift and Enter breaks the line, blank is never sent', async ({ page }) => {
      const calls = await standIn(page, () => ({ response: 'Svar' }));
      await open(page);
      await ask(page, '   ');
      await expect(send(page)).toBeDisabled();
      await field(page).fill('one');
      await field(page).press('Shift+Enter');
      await field(page).pressSequentially('two');
      await expect(field(page)).toHaveValue('one\ntwo');
      await field(page).press('Enter');
      await expect(log(page)).toContainText('Svar');
      expect(calls).toEqual([{ message: 'one\ntwo', conversationHistory: [] }]);
    });

    test('shows typing, lets one write on, and waits with sending', async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(functionAddress, async (route) => {
        await released;
        await route.fulfill({ json: { response: 'There you are' } });
      });
      await open(page);
      await ask(page, 'First');
      await expect(page.getByText(chat('typing'))).toBeAttached();
      await field(page).fill('Second');
      await expect(send(page)).toBeDisabled();
      release();
      await expect(log(page)).toContainText('There you are');
      await expect(page.getByText(chat('typing'))).not.toBeAttached();
      await expect(field(page)).toHaveValue('Second');
      await expect(send(page)).toBeEnabled();
    });

    test('sends the ten messages before, without greeting, failures and unanswered turns', async ({
      page,
    }) => {
      const calls = await standIn(page, ({ message }) =>
        message === 'q3' ? 500 : { response: `answer to ${message}` },
      );
      await open(page);
      for (let question = 1; question <= 8; question++) {
        await ask(page, `q${question}`);
        await expect(log(page)).toContainText(
          question === 3 ? failure('functionError') : `answer to q${question}`,
        );
      }
      const history = calls.at(-1)!.conversationHistory;
      expect(history.map(({ role, content }) => `${role}: ${content}`)).toEqual(
        ['q1', 'q2', 'q4', 'q5', 'q6', 'q7']
          .slice(-5)
          .flatMap((question) => [`user: ${question}`, `assistant: answer to ${question}`]),
      );
    });

    for (const [situation, answer, key] of [
      ['a function error', 500, 'functionError'],
      ['neither response nor fallback', {}, 'noAnswer'],
      ['too many questions', 429, 'tooMany'],
    ] as const) {
      test(`${situation} is told in the visitor’s language and in Swedish, and can be sent again`, async ({
        page,
      }) => {
        const calls = await standIn(page, (_sent, call) =>
          call === 1 ? answer : { fallback: 'Now it works' },
        );
        await open(page);
        await ask(page, 'A question');
        await expect(log(page)).toContainText(failure(key));
        const inSwedish = log(page).locator('[lang=sv]');
        await expect(inSwedish).toHaveCount(code === 'sv' ? 0 : 1);
        if (code !== 'sv') await expect(inSwedish).toHaveText(swedish(key));
        await page.getByRole('button', { name: chat('failed.tryAgain') }).click();
        await expect(log(page)).toContainText('Now it works');
        await expect(log(page).getByText('A question', { exact: true })).toHaveCount(1);
        expect(calls.map(({ message }) => message)).toEqual(['A question', 'A question']);
      });
    }

    test('renders an answer as text with a few marks, and nothing else', async ({ page }) => {
      const response = [
        '**Strong** and <img src=x onerror=alert(1)> <script>alert(1)</script>',
        '- one\n- two',
        '[FAQ](/faq) [bad](javascript:alert(1)) [elsewhere](https://evil.example/) ![x](/y.png)',
      ].join('\n\n');
      await standIn(page, () => ({ response }));
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await open(page);
      await ask(page, 'Show me');
      await expect(log(page).locator('strong', { hasText: 'Strong' })).toBeVisible();
      await expect(
        log(page)
          .getByRole('listitem')
          .filter({ hasText: /^(one|two)$/ }),
      ).toHaveCount(2);
      await expect(log(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute(
        'href',
        pagePath('faq', code),
      );
      await expect(
        log(page).locator('img, script, a[href^=javascript], a[href*=evil]'),
      ).toHaveCount(0);
      await expect(log(page)).toContainText('<script>alert(1)</script>');
      expect(dialogs).toEqual([]);
    });

    test('a question asked before the application is ready is held and then sent', async ({
      page,
    }) => {
      await standIn(page, ({ message }) => ({ response: `You asked: ${message}` }));
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(applicationEntry(), async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(pagePath('chat', code), { waitUntil: 'domcontentloaded' });
      await field(page).pressSequentially('Early');
      await field(page).press('Enter');
      await expect(field(page)).toHaveValue('Early');
      release();
      await expect(log(page)).toContainText('You asked: Early');
    });

    test('passes axe with a conversation, an answer on its way and a failure', async ({ page }) => {
      await standIn(page, (_sent, call) => (call === 1 ? { response: 'An answer' } : 500));
      await open(page);
      await ask(page, 'One');
      await expect(log(page)).toContainText('An answer');
      await ask(page, 'Two');
      await expect(log(page)).toContainText(failure('functionError'));
      expect(await axeViolations(page)).toEqual([]);
    });

    test('the close link leads home', async ({ page }) => {
      await open(page);
      await page
        .locator(`a[href="${pagePath('home', code)}"]`)
        .last()
        .click();
      await expect(page).toHaveURL(pagePath('home', code));
      await expect(page.locator('h1')).toBeFocused();
    });
  });
}
