/**
 * The chat in a real browser with the real function, which answers from the site. History and rendering
 * are tested in `src/features/chat`.
 */
import { pagePath } from '../../src/site/paths.ts';
import { chatFunction } from '../../supabase/functions/_shared/contract.ts';
import { axeViolations } from './support/axe.ts';
import { addressOf, mockFunction } from './support/functions.ts';
import { expect, holdBack, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

/** The timeout of a call, and a second to show the answer; in milliseconds. */
const answerTimeoutMs = 16_000;

for (const { code } of languages) {
  const say = messagesOf(code, 'chat');
  const chat = (key: string) => say('chat', key);
  const field = (page: Page) => page.getByRole('textbox', { name: chat('field.label') });
  const send = (page: Page) => page.getByRole('button', { name: chat('field.send'), exact: true });
  const log = (page: Page) => page.getByRole('log');

  async function open(page: Page): Promise<void> {
    await page.goto(pagePath('chat', code));
    await untilReady(page);
  }

  /** Expects a failure in a bubble of the chat's, in the visitor's language and in Swedish. */
  async function expectFailure(page: Page, key: string): Promise<void> {
    const inSwedish = messagesOf('sv', 'chat')('chat-failures', key);
    await expect(log(page).getByText(say('chat-failures', key), { exact: true })).toBeVisible();
    await expect(log(page).getByText(inSwedish, { exact: true })).toBeVisible();
    await expect(log(page).locator('[lang=sv]')).toHaveText(code === 'sv' ? [] : [inSwedish]);
  }

  test.describe(code, () => {
    // Ch. 2: “Full-screen public AI chat: greeting, message list, typing indicator, input, send
    // button, close link to /.” Ch. 4: “starts with one greeting message. On send: the user message
    // appears, a typing indicator shows, then the AI reply or a fallback appears. Sending is disabled
    // while the input is empty.”
    test('a question is answered from the site’s own text, with a link to its source', async ({
      page,
    }) => {
      const letAnswer = await holdBack(page, addressOf(chatFunction));
      await open(page);
      const box = (await page.getByRole('main').boundingBox())!;
      expect(box.width).toBe(page.viewportSize()!.width);
      expect(Math.round(box.y + box.height)).toBe(page.viewportSize()!.height);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(log(page)).toContainText(chat('greeting'));
      await expect(log(page).getByText(chat('senders.ai'))).toHaveCount(1);
      await expect(send(page)).toBeDisabled();

      await field(page).fill(chat('suggestions.items.price'));
      await send(page).click();
      await expect(log(page)).toContainText(chat('suggestions.items.price'));
      await expect(log(page)).toContainText(chat('typing'));
      await expect(field(page)).toBeFocused();
      await field(page).fill('Second');
      await expect(send(page)).toHaveCount(0);
      letAnswer();
      // A language's first question waits for its index to load.
      await expect(log(page)).toContainText('600', { timeout: answerTimeoutMs });
      await expect(log(page)).not.toContainText(chat('typing'));
      await expect(field(page)).toHaveValue('Second');
      await expect(send(page)).toBeEnabled();

      const source = log(page).getByRole('link').last();
      const targets = [pagePath('services', code), pagePath('faq', code)].join('|');
      await expect(source).toHaveAttribute('href', new RegExp(`^(${targets})`));
      await source.click();
      await expect(page).toHaveURL(new RegExp(targets));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    // Ch. 5: “empty or whitespace-only input is not sent; the Enter key sends.” Ch. 8: “An AI bubble,
    // in Swedish, says there are technical problems and to try again shortly.” “A Swedish text saying
    // sorry, no answer could be generated.” “The fallback is shown as the reply”. “Chat texts and
    // logs are in Swedish.”
    test('a failed question shows its error, also in Swedish, and is retried', async ({ page }) => {
      const marks = 'The reply <img src=x onerror=alert(1)>';
      const answers = [{ response: marks, fallback: 'Not this' }, 500, {}, 429];
      const calls = await mockFunction(
        page,
        chatFunction,
        (call) => answers[call - 1] ?? { fallback: 'The fallback' },
      );
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await open(page);
      for (const nothing of ['', ' \t ']) {
        await field(page).fill(nothing);
        await field(page).press('Enter');
        await expect(send(page)).toBeDisabled();
      }
      await field(page).fill('one');
      await field(page).press('Shift+Enter');
      await field(page).pressSequentially('two');
      await field(page).press('Enter');
      await expect(log(page).getByText(marks, { exact: true })).toBeVisible();
      await expect(log(page)).not.toContainText('Not this');

      await field(page).fill('A question');
      await field(page).press('Enter');
      await expectFailure(page, 'functionError');
      await expect(log(page).getByText(chat('senders.ai'))).toHaveCount(3);
      expect(await axeViolations(page)).toEqual([]);
      const again = page.getByRole('button', { name: chat('failed.tryAgain') });
      for (const key of ['noAnswer', 'tooMany']) {
        await again.click();
        await expectFailure(page, key);
      }
      await again.click();
      await expect(log(page).getByText('The fallback', { exact: true })).toBeVisible();
      await expect(log(page).getByText('A question', { exact: true })).toHaveCount(1);
      await expect(log(page)).not.toContainText(say('chat-failures', 'noAnswer'));
      const history = [
        { role: 'user', content: 'one\ntwo' },
        { role: 'assistant', content: marks },
      ];
      expect(calls).toEqual([
        { message: 'one\ntwo', conversationHistory: [] },
        ...Array.from({ length: 4 }, () => ({
          message: 'A question',
          conversationHistory: history,
        })),
      ]);
      const [failed, absent] = logged.filter((text) => /chatten/i.test(text));
      expect(failed).toMatch(/misslyckades/i);
      expect(absent).toMatch(/varken svar/i);

      await page
        .getByRole('banner')
        .getByRole('link', { name: chat('close') })
        .click();
      await expect(page).toHaveURL(pagePath('home', code));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('a suggested question under the pointer has its answer drawn beside it', async ({
      page,
    }) => {
      await open(page);
      const figure = page.getByRole('main').getByRole('figure');
      const suggested = (id: string) =>
        page.getByRole('button', { name: chat(`suggestions.items.${id}`) });
      await expect(figure).toHaveText(chat('drawn.session'));
      await suggested('ready').hover();
      await expect(figure).toHaveText(chat('drawn.ready'));
      await suggested('session').focus();
      await expect(figure).toHaveText(chat('drawn.session'));
    });

    test('the conversation is drawn, and each question links to its message', async ({ page }) => {
      await mockFunction(page, chatFunction, () => ({
        response: 'A line of the reply.\n'.repeat(12),
      }));
      await open(page);
      const figure = page.getByRole('figure').filter({ hasText: chat('wordsCaption') });
      await expect(figure).toHaveCount(0);
      // Also the draft, even if it was written before the figure was loaded.
      await field(page).fill('The ');
      await expect(figure.locator('ol path')).toHaveCount(1);
      await page.reload();
      await expect(figure.locator('ol path')).toHaveCount(1);
      await field(page).fill('');
      await expect(figure).toHaveCount(0);
      const asked = ['The first?', 'The second?', 'The third?'];
      for (const [place, question] of asked.entries()) {
        await field(page).fill(question);
        await field(page).press('Enter');
        const copies = log(page).getByRole('button', { name: chat('copy.action') });
        await expect(copies).toHaveCount(place + 1);
      }
      await expect(figure.getByRole('button')).toHaveText(asked);
      const first = log(page).getByText(asked[0]!, { exact: true });
      await expect(first).not.toBeInViewport();
      const name = chat('backTo').replace('{{question}}', asked[0]!);
      await figure.getByRole('button', { name, exact: true }).press('Enter');
      await expect(first).toBeInViewport();
      await expect(log(page).locator(':focus')).toContainText(asked[0]!);
      expect(await axeViolations(page)).toEqual([]);
      // From there on Tab and a next question work as usual.
      await page.keyboard.press('Tab');
      await expect(
        log(page)
          .getByRole('button', { name: chat('copy.action') })
          .first(),
      ).toBeFocused();
      await field(page).fill('The fourth?');
      await field(page).press('Enter');
      await expect(log(page).getByText('The fourth?', { exact: true })).toBeInViewport();

      const startOver = { name: chat('startOver.action') };
      await page.getByRole('button', startOver).click();
      await expect(figure).toHaveCount(0);
    });

    test('a question without an answer leads to a person, with the conversation on request', async ({
      page,
    }) => {
      const form = (key: string) => messagesOf(code, 'contact')('contact-form', key);
      await mockFunction(page, chatFunction, () => ({
        fallback: 'The site does not say. Ask **us**: [a person](/contact).',
      }));
      await open(page);
      await field(page).fill('Something else?');
      await field(page).press('Enter');
      await log(page).getByRole('link', { name: 'a person' }).click();
      await expect(page).toHaveURL(pagePath('contact', code));
      const conversation = page.getByRole('textbox', { name: form('conversation.heading') });
      const offer = page.getByRole('checkbox', { name: form('conversation.include') });
      await expect(offer).toBeChecked();
      const said =
        `${form('conversation.visitor')}: Something else?\n` +
        `${form('conversation.ai')}: The site does not say. Ask us: a person.`;
      await expect(conversation).toHaveValue(said);
      await page.reload();
      await expect(offer).toBeChecked();
      await expect(conversation).toHaveValue(said);
      await untilReady(page);
      expect(await axeViolations(page)).toEqual([]);
      await offer.press('Space');
      await expect(conversation).toHaveCount(0);

      // From another page it is only offered.
      await page.goto(pagePath('contact', code));
      await expect(offer).not.toBeChecked();
      await expect(conversation).toHaveCount(0);
    });
  });
}

test('the failure messages are those of the specification', () => {
  const swedish = messagesOf('sv', 'chat');
  const english = messagesOf('en', 'chat');
  expect(swedish('chat-failures', 'functionError')).toMatch(/tekniska problem.*försök igen/i);
  expect(swedish('chat-failures', 'noAnswer')).toMatch(/(tyvärr|ledsen|beklagar).*svar/i);
  expect(english('chat-failures', 'functionError')).toMatch(
    /technical problems.*try again shortly/i,
  );
  expect(english('chat-failures', 'noAnswer')).toMatch(/sorry.*answer/i);
});
