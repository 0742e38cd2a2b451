/** The hour of the workshop: what is said in it, and the session that is made of that. */
import { sessionMinutes, sessionParts } from '../../src/content/session.ts';
import { sessionStrokes } from '../../src/figures/strokes/session.ts';
import { pagePath } from '../../src/site/paths.ts';
import { expect, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

/** How many strokes a minute the session on the phone has. */
const perMinute = 4;

for (const { code } of languages) {
  const say = (key: string, values = {}) => messagesOf(code, 'workshop')('workshop', key, values);

  test(`${code}: each part uses the lines said before it`, async ({ page }) => {
    await page.goto(pagePath('workshop', code));
    await untilReady(page);
    const handle = page.getByRole('slider', { name: say('notes.move') });
    const quietStrokes = () =>
      page
        .getByText(say('notes.programme'), { exact: true })
        .locator('+ svg path[class*=quiet]')
        .evaluateAll(([path]) => path?.getAttribute('d')?.match(/v/g)?.length ?? 0);
    const expectSeen = async (count: number) => {
      for (const [place, part] of sessionParts.entries()) {
        const visible = { visible: place < count };
        await expect(page.getByText(say(`notes.${part}.said`))).toBeVisible(visible);
        await expect(page.getByText(say(`notes.${part}.made`), { exact: true })).toBeVisible(
          visible,
        );
      }
      // The session that is drawn is quiet from there on.
      const minutes = sessionParts
        .slice(0, count)
        .reduce((sum, part) => sum + sessionMinutes[part], 0);
      const toCome = sessionStrokes(perMinute).slice(minutes * perMinute);
      expect(await quietStrokes()).toBe(toCome.filter(({ height }) => height > 0).length);
    };
    await expectSeen(sessionParts.length);
    await handle.press('Home');
    await expectSeen(0);
    await handle.fill('9');
    await expectSeen(4);
    const [said, part, made] = ['said', 'part', 'made'].map((what) => say(`notes.mentor.${what}`));
    await expect(handle).toHaveAttribute(
      'aria-valuetext',
      say('notes.at', { minute: 45, said, part, made }),
    );
    await handle.press('ArrowLeft');
    await expectSeen(3);
    // What was said before is not said again.
    await expect(handle).toHaveAttribute('aria-valuetext', say('hour.mark', { minute: 40 }));
    await expect(page.getByRole('listitem').filter({ hasText: said! })).toHaveCount(0);
  });
}
