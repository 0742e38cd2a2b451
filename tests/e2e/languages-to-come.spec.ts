/**
 * Every page in the languages that stand for those to come (`scripts/pseudo`): what no file says shows by its
 * plain letters, and what is drawn for reading from the left by its direction.
 */
import { wordsLeft } from '../../scripts/wording/same-as-source.ts';
import { everyPseudoPage } from './support/everyLanguage.ts';
import { everyLanguageSite } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';

test.use({ baseURL: everyLanguageSite.origin });

for (const { language, route, path } of everyPseudoPage) {
  test(`${language} ${route.id}: says what its files say, and draws the way it is read`, async ({
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

/** @returns all that is read or heard on a page, but for what is said to be in another language */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
    // `Intl` writes times and dates; what measures a field is nobody's.
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

/** @returns words in letters that each of these languages changes, and that are nobody's name */
const plainWordsIn = (text: string) =>
  wordsLeft(text.replace(/\u202E[^\u202C]*\u202C/g, '')).filter((word) =>
    /[ac-eg-lnopr-uwyz]/i.test(word),
  );

/** @returns the words that `Intl` puts into texts: months, weekdays, an “and”, the names of languages */
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

/** @returns the drawings that do not run with the page: pictures, logos and icons are none */
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
