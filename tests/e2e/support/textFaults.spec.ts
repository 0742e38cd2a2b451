/** The search for unreadable text finds it, and nothing else. */
import { lengthenText } from './longerText.ts';
import { expect, test } from './test.ts';
import { textFaults } from './textFaults.ts';

const words = 'A few words';
const line = (style: string, inside = words) => `<p style="margin:0;${style}">${inside}</p>`;
const narrow = 'width:40px;white-space:nowrap';

/** Each with its fault, if any. */
const cases: [what: string, html: string, fault?: RegExp][] = [
  ['words in a sentence', line('', `${words} <em>and</em> x<sup>2</sup>`)],
  [
    'large lines set close',
    line('font:60px/.95 serif', '<b style="display:block">Agp</b><b style="display:block">Abd</b>'),
  ],
  ['a strip that scrolls', line(`${narrow};overflow-x:auto`)],
  [
    'words for screen readers',
    line(`position:absolute;clip-path:inset(50%);overflow:hidden;${narrow}`) + line(''),
  ],
  ['what scrolls with the reader', line('position:sticky;top:0;height:0') + line('')],
  [
    'a menu over the page',
    `<details open><summary>M</summary>${line('position:absolute')}</details>${line('')}`,
  ],
  [
    'what its own frame does not hold',
    `<div style="position:relative"><div style="overflow:hidden;height:1px">${line('position:absolute')}</div></div>`,
  ],
  ['an ellipsis', line(`${narrow};overflow:hidden;text-overflow:ellipsis`), /^cut/],
  ['a frame too low', line('width:40px;height:20px;overflow:clip'), /^cut/],
  ['a line before its strip', line(`${narrow};overflow-x:auto;text-indent:-30px`), /^cut/],
  ['a line before the page', line('margin-left:-30px'), /^cut/],
  [
    'a label beyond its drawing',
    `<svg viewBox="0 0 60 20" width="60" height="20"><text y="15">${words}</text></svg>`,
    /^cut/,
  ],
  ['a box too low for its words', line('width:40px;height:20px') + line(''), /^overlap/],
  ['a row too narrow', `<div style="display:flex">${line(narrow)}${line('')}</div>`, /^overlap/],
  ['a label on its field', `${line('')}<input style="display:block;margin-top:-14px">`, /^overlap/],
  ['a line wider than the page', line('width:500px;text-align:end'), /^scrolls sideways/],
];

test('text that is cut or overlaps is found, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  for (const [what, html, fault] of cases) {
    await page.setContent(`<!doctype html><body style="margin:8px">${html}`);
    const faults = (await page.evaluate(textFaults)).join('\n');
    if (fault) expect.soft(faults, what).toMatch(fault);
    else expect.soft(faults, what).toBe('');
  }
});

test('a text grows by its own words or letters, and is restored', async ({ page }) => {
  await page.setContent('<p>Learning in Kompetens&shy;utveckling</p><p>500 EUR</p><p>15 %</p>');
  const texts = () => page.locator('p').allTextContents();
  const before = await texts();
  for (const [longer, after] of [
    ['words', ['Learning in Kompetens\u00ADutveckling Learning in', '500 EUR EU', '15 %']],
    ['letters', ['LearningLea in Kompetens\u00ADutveckling\u00ADKompete', '500 EUR', '15 %']],
  ] as const) {
    const putBack = await page.evaluateHandle(lengthenText, longer);
    expect.soft(await texts()).toEqual(after);
    const count = after.filter((text, index) => text !== before[index]).length;
    expect
      .soft(await putBack.evaluate((put) => put()))
      .toEqual({ lengthened: count, stayed: count });
    expect.soft(await texts()).toEqual(before);
  }
});
