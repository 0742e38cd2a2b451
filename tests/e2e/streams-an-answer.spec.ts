/** A chat with a model: the answer is streamed, can be stopped, may break off. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { keptTogether } from '../../src/i18n/keepTogether.ts';
import { pagePath } from '../../src/site/paths.ts';
import { type Asked, eventsOf, says, saysThen, systemOf } from '../functions/support/openai.ts';
import { axeViolations } from './support/axe.ts';
import { type ModelSite, serveWithModel } from './support/modelSite.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

let served: ModelSite;

test.beforeAll(async () => {
  served = await serveWithModel();
});
test.afterAll(() => served.stop());

/** The first passage that the model is given. */
function firstOf(asked: Asked): string {
  return /^\[1\] .*\n(?:- )?(.*?)[.:]?$/m.exec(systemOf(asked))![1]!;
}

/** Has the model say one statement. @returns it and the open response */
function hold(): Promise<{ said: string; response: ServerResponse }> {
  return new Promise((resolve) => {
    served.model.behave((response, asked) => {
      const said = firstOf(asked);
      saysThen(`${said} [1].\n`, () => resolve({ said, response }))(response, asked);
    });
  });
}

for (const { code } of languages) {
  const say = messagesOf(code, 'chat');
  const chat = (key: string) => say('chat', key);
  const button = (page: Page, key: string) =>
    page.getByRole('button', { name: chat(key), exact: true });

  test(`${code}: an answer is streamed, can be stopped, and may break off`, async ({
    fresh: page,
  }) => {
    const log = page.getByRole('log');
    const field = page.getByRole('textbox', { name: chat('field.label') });
    await page.goto(served.origin + pagePath('chat', code));
    await untilReady(page);

    let held = hold();
    await field.fill(chat('suggestions.items.price'));
    await field.press('Enter');
    const { said, response } = await held;
    await expect(log.getByText(keptTogether(said))).toBeVisible();
    await expect(log).toContainText(chat('typing'));
    await expect(button(page, 'field.send')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    response.end(eventsOf('').join(''));
    await expect(log).not.toContainText(chat('typing'));
    await expect(log.getByText(keptTogether(said))).toBeVisible();
    await expect(log.getByRole('link').first()).toHaveAttribute('href', /^\//);

    held = hold();
    await field.fill(chat('suggestions.items.session'));
    await field.press('Enter');
    const gone = once((await held).response, 'close');
    await field.fill(said);
    await field.press('Tab');
    await expect(button(page, 'field.stop')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(log.getByText(say('chat-failures', 'stopped'), { exact: true })).toBeVisible();
    await expect(button(page, 'field.send')).toBeFocused();
    await expect(field).toHaveValue(said);
    await gone;

    held = hold();
    await field.fill(chat('suggestions.items.ready'));
    await field.press('Enter');
    (await held).response.destroy();
    await expect(log.getByText(say('chat-failures', 'brokenOff'), { exact: true })).toBeVisible();
    await expect(button(page, 'field.send')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    served.model.behave(says((asked) => `${firstOf(asked)} [1].`));
    await button(page, 'failed.tryAgain').last().click();
    await expect(log.getByText(say('chat-failures', 'brokenOff'))).toHaveCount(0);
  });
}
