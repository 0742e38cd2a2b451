/** The specification's chapter 4, row by row: states, and what leads from one to the next. */
import { pagePath } from '../../../src/site/paths.ts';
import { contactForm } from '../support/contactForm.ts';
import { expect, test, untilReady } from '../support/test.ts';
import {
  expectAccordion,
  expectInOrder,
  fixed,
  inEveryLanguage,
  liveChatIn,
  moment,
  open,
  standIn,
  wordsIn,
} from './support.ts';

inEveryLanguage((code) => {
  const english = code === 'en';

  test('ch. 4: "Mobile menu: open or closed; toggled by its button, closed when a link is chosen."', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pagePath('home', code));
    await untilReady(page);
    const banner = page.getByRole('banner');
    const button = banner.locator('summary');
    const contact = banner.locator(`a[href="${pagePath('contact', code)}"]`);
    const chosen = contact.filter({ visible: true });
    await expect(chosen).toHaveCount(0);
    await button.click();
    await expect(chosen).toHaveCount(1);
    await button.click();
    await expect(chosen).toHaveCount(0);
    await button.click();
    await chosen.click();
    await expect(page).toHaveURL(pagePath('contact', code));
    await expect(chosen).toHaveCount(0);
  });

  test('ch. 4: "Help Center button: …" (without a live chat the Help Center opens, and again after it was closed)', async ({
    page,
  }) => {
    const say = wordsIn(code, 'home');
    await open(page, 'home', code);
    const name = fixed(code, 'Help Center', () => say('common:footer.helpCenter'));
    const button = page.getByRole('contentinfo').getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog', { name: say('live-chat:title') });
    for (let time = 1; time <= 2; time++) {
      await button.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('ch. 4: "Contact form: idle, then submitting (button reads \'Sending...\' and is disabled), then success (form cleared) or failure (form kept)."', async ({
    page,
  }) => {
    const contact = contactForm(code);
    const { come, let: answer } = moment();
    await standIn(page, 'send-contact-email', async (_sent, call) => {
      if (call === 1) return 500;
      await come;
      return {};
    });
    await contact.open(page);
    const button = contact.sendButton(page);
    await expect(button).toHaveText(contact.form('send'));
    await contact.fill(page, 'A message');
    await button.click();
    await expect(page.getByText(contact.form('toast.failed'), { exact: true })).toBeVisible();
    await contact.expectKept(page, 'A message');
    await expect(button).toHaveText(contact.form('send'));
    await button.click();
    await expect(button).toHaveText(fixed(code, 'Sending...', () => contact.form('sending')));
    await expect(button).toBeDisabled();
    answer();
    await expect(page.getByText(contact.form('toast.sentTitle'), { exact: true })).toBeVisible();
    for (const name of ['firstName', 'lastName', 'email', 'company', 'message'] as const) {
      await expect(contact.field(page, name)).toHaveValue('');
    }
    await expect(button).toBeEnabled();
  });

  test('ch. 4: "Chat: starts with one greeting message. On send: the user message appears, a typing indicator shows, then the AI reply or a fallback appears. Sending is disabled while the input is empty."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'chat');
    const moments = [moment(), moment()];
    await standIn(page, 'chat-with-ai', async (_sent, call) => {
      await moments[call - 1]!.come;
      return call === 1 ? { response: 'The reply' } : { fallback: 'The fallback' };
    });
    const main = await open(page, 'chat', code);
    const log = main.getByRole('log');
    const send = main.getByRole('button', { name: say('field.send'), exact: true });
    await expect(log.getByText(say('senders.ai'), { exact: false })).toHaveCount(1);
    await expect(log).toContainText(say('greeting'));
    for (const [place, reply] of ['The reply', 'The fallback'].entries()) {
      await expect(send).toBeDisabled();
      await main.getByRole('textbox').fill(`Question ${place}`);
      await expect(send).toBeEnabled();
      await send.click();
      await expect(log).toContainText(`Question ${place}`);
      await expect(log).toContainText(say('typing'));
      await expect(log).not.toContainText(reply);
      moments[place]!.let();
      await expect(log).toContainText(reply);
      await expect(log).not.toContainText(say('typing'));
    }
  });

  for (const [id, count] of [['faq', 10] as const, ['user-instructions', 6] as const]) {
    test(`ch. 4: "FAQ and instructions accordions: a single item open at a time, collapsible." (/${id})`, async ({
      page,
    }) => {
      const main = await open(page, id, code);
      await expectAccordion(main.locator('details'), count);
    });
  }

  test('ch. 4: "Session flow in the mobile app: video and article are switchable; swiping forward goes to the mentor exercise, then quiz intro, then quiz, then results, then review / retake / end; end returns to the module overview."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'user-instructions');
    const main = await open(page, 'user-instructions', code);
    const flow = {
      'video-to-article': ['Article', 'Video'],
      swiping: ['mentor exercise', 'quiz intro', 'quiz begins', 'results'],
      'completing-a-session': ['Review', 'Retake', 'End', 'module overview'],
    };
    const steps = {
      'video-to-article': ['video', 'article'],
      swiping: ['exercise', 'quizIntro', 'results'],
      'completing-a-session': ['quiz', 'outcome'],
    };
    for (const id of ['video-to-article', 'swiping', 'completing-a-session'] as const) {
      const category = main.locator(`details#${id}`);
      await category.locator('summary').click();
      const texts = steps[id].map((step) => say(`steps.${step}.text`));
      if (english) await expectInOrder(category, flow[id]);
      await expectInOrder(category, texts);
    }
  });
});

test('ch. 4: "Help Center button: if the chat widget is already loaded it is shown and maximised after 100 ms; otherwise its script is loaded and the widget is maximised about 0.5 s after loading."', async ({
  page,
}) => {
  const { press, told } = await liveChatIn(page);
  await press();
  await expect.poll(told).toEqual(['loaded']);
  await page.clock.runFor(400);
  expect(await told()).toEqual(['loaded']);
  await page.clock.runFor(200);
  await expect.poll(told).toEqual(['loaded', 'shown', 'maximised']);

  await press();
  await page.clock.runFor(90);
  expect(await told()).toHaveLength(3);
  await page.clock.runFor(20);
  await expect.poll(told).toEqual(['loaded', 'shown', 'maximised', 'shown', 'maximised']);
});
