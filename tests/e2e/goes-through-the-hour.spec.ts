/** The hour of the workshop, minute by minute: what is said, and the session that is made of it. */
import { sessionParts } from '../../src/content/session.ts';
import { pagePath } from '../../src/site/paths.ts';
import { expect, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

for (const { code } of languages) {
  const say = (key: string) => wordsOf(code, 'workshop')('workshop', key);

  test(`${code}: each part is made of what was said before it`, async ({ page }) => {
    await page.goto(pagePath('workshop', code));
    await untilReady(page);
    const handle = page.getByRole('slider', { name: say('notes.move') });
    const expectSeen = async (count: number) => {
      for (const [place, part] of sessionParts.entries()) {
        const visible = { visible: place < count };
        await expect(page.getByText(say(`notes.${part}.said`))).toBeVisible(visible);
        await expect(page.getByText(say(`notes.${part}.made`), { exact: true })).toBeVisible(
          visible,
        );
      }
    };
    await expectSeen(sessionParts.length);
    await handle.press('Home');
    await expectSeen(0);
    await handle.fill('9');
    await expectSeen(4);
    await expect(handle).toHaveAttribute('aria-valuetext', new RegExp(say('notes.mentor.said')));
    await handle.press('ArrowLeft');
    await expectSeen(3);
  });
}
