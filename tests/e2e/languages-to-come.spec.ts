/**
 * Every page in the pseudo-languages (`scripts/pseudo`): hard-coded text shows by its plain letters, and
 * drawings for left-to-right reading by their direction.
 */
import { wordsLeft } from '../../scripts/wording/same-as-source.ts';
import { everyPseudoPage } from './support/everyLanguage.ts';
import { everyLanguageSite } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';

test.use({ baseURL: everyLanguageSite.origin });

for (const { language, route, path } of everyPseudoPage) {
  test(`${language} ${route.id}: has no hard-coded text, and draws in its direction`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilReady(page);
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(10);
    const said = saidByPlatform(language);
    const plain = texts.filter((text) => plainWordsIn(text).some((word) => !said.has(word)));
    expect.soft(plain).toEqual([]);
    expect.soft(await misdirectedDrawings(page)).toEqual([]);
  });
}

/** @returns all texts and labels of a page, except those marked as another language */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
    // `Intl` writes times and dates; a field's measuring copy is not text.
    const other = 'body [lang], [hreflang], [aria-current=true], code, time, textarea[aria-hidden]';
    const isOwn = (element: Element) => !element.closest(`${other}, script, style, noscript`);
    const texts = [document.title];
    texts.push(document.querySelector<HTMLMetaElement>('meta[name=description]')!.content);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOwn(element)) continue;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
      }
    }
    return texts.filter((text) => /\p{L}/u.test(text));
  });
}

/** @returns words in letters that pseudo-languages change, without names */
const plainWordsIn = (text: string) =>
  wordsLeft(text.replace(/\u202E[^\u202C]*\u202C/g, '')).filter((word) =>
    /[ac-eg-lnopr-uwyz]/i.test(word),
  );

/** @returns the words that `Intl` adds: months, weekdays, “and”, names of languages */
function saidByPlatform(language: string): Set<string> {
  const month = new Intl.DateTimeFormat(language, { month: 'long' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' });
  const said = [
    ...Array.from({ length: 12 }, (_, at) => month.format(new Date(2026, at))),
    ...Array.from({ length: 7 }, (_, at) => weekday.format(new Date(2026, 0, 1 + at))),
    new Intl.ListFormat(language).format(['', '']),
    ...['en', 'sv'].map((code) => new Intl.DisplayNames(language, { type: 'language' }).of(code)!),
  ];
  return new Set(said.flatMap((text) => text.match(/\p{L}+/gu) ?? []));
}

/** @returns the drawings whose direction is not the page's, except pictures, logos and icons */
function misdirectedDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isFromTheRight = document.documentElement.dir === 'rtl';
    const film = '[viewBox="0 0 120 66"]';
    const drawings = [...document.querySelectorAll('svg')].filter(
      (svg) => svg.checkVisibility() && !svg.closest('a, button') && !svg.matches(film),
    );
    return drawings
      .filter((svg) => svg.getScreenCTM()!.a < 0 !== isFromTheRight)
      .map((svg) => `${svg.parentElement!.className} > ${svg.getAttribute('class')}`);
  });
}
