// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnswerWords } from '../../supabase/functions/_shared/siteText.ts';
import { extractSections, gatherSiteText, writeSiteText } from './site-text.ts';

/** The sections of a page whose main part is as given. */
function sectionsOf(main: string) {
  return extractSections(`<body><header><p>Menu</p></header><main>${main}</main></body>`).sections;
}

describe('extractSections', () => {
  it('takes the title from the heading of the page, and nothing around its main part', () => {
    const { title, sections } = extractSections(
      '<title>X</title><body><header><p>Menu</p></header><main><header><h1>Com&shy;pany <em>training</em></h1><p>Lead &amp; more</p></header></main><footer><p>End</p></footer></body>',
    );
    expect(title).toBe('Company training');
    expect(sections).toEqual([{ headings: [], text: ['Lead & more'] }]);
  });

  it('gives text to the headings above it, and takes it back where their part ends', () => {
    expect(
      sectionsOf(
        '<h1>T</h1><section><h2>A</h2><p>a</p><article><h3>B</h3><p>b</p></article><p>c</p></section><p>d</p>',
      ),
    ).toEqual([
      { headings: ['A'], text: ['a'] },
      { headings: ['A', 'B'], text: ['b'] },
      { headings: ['A'], text: ['c'] },
      { headings: [], text: ['d'] },
    ]);
  });

  it('reads questions and terms as headings', () => {
    expect(
      sectionsOf(
        '<h2>Q</h2><details><summary><h3>How long?</h3><span>Not long.</span></summary><p>An hour.</p></details><details><summary>Why?</summary><p>So.</p></details><dl><dt>Price</dt><dd>500&nbsp;EUR</dd></dl><p>End</p>',
      ),
    ).toEqual([
      { headings: ['Q', 'How long?'], text: ['Not long.', 'An hour.'] },
      { headings: ['Q', 'Why?'], text: ['So.'] },
      { headings: ['Q', 'Price'], text: ['500\u00a0EUR'] },
      { headings: ['Q'], text: ['End'] },
    ]);
  });

  it('counts what stands before the heading of a card to that card', () => {
    expect(
      sectionsOf('<ul><li><p>From 10 EUR</p><h3>Compliance</h3><p>Rules.</p></li></ul>'),
    ).toEqual([{ headings: ['Compliance'], text: ['From 10 EUR', 'Rules.'] }]);
  });

  it('marks items of lists', () => {
    expect(sectionsOf('<h2>A</h2><p>Two:</p><ul><li>one</li><li><p>two</p></li></ul>')).toEqual([
      { headings: ['A'], text: ['Two:', '- one', '- two'] },
    ]);
  });

  it('sets apart what only its style keeps apart, and no parts of a word', () => {
    expect(
      sectionsOf('<p><b>85%</b><span>after 30 days</span></p><p>data<wbr>base, <i>HIST</i>.</p>'),
    ).toEqual([{ headings: [], text: ['85% after 30 days', 'database, HIST.'] }]);
  });

  it('leaves out what is no text of the page', () => {
    expect(
      sectionsOf(
        '<nav>n</nav><button>b</button><script>s</script><style>s</style><svg><title>s</title></svg><p aria-hidden="true">h</p><p hidden>h</p><div role="log"><p>l</p></div><div data-chat-skip><p>c</p></div><p>Text</p>',
      ),
    ).toEqual([{ headings: [], text: ['Text'] }]);
  });

  it('reads of a form what it says and which fields are sent, and of drawings those that are links', () => {
    expect(
      sectionsOf(
        '<form><p>Say what you like.</p><label for="c">Company (optional)</label><input id="c" name="company"><label for="q">Question</label><input id="q"><p aria-live="polite">a</p></form><svg aria-label="chart"></svg><a href="https://c.example"><svg aria-label="C Ltd"></svg></a>',
      ),
    ).toEqual([{ headings: [], text: ['Say what you like.', '- Company (optional)', 'C Ltd'] }]);
  });

  it('leaves out links that only lead on, and keeps cards, addresses and names', () => {
    expect(
      sectionsOf(
        '<p>Text, <a href="/faq">questions</a></p><p><a href="/workshop">Learn more</a></p><a href="/science"><h3>Why</h3><p>Because.</p></a><h2>Us</h2><p><a href="mailto:a@b.example">a@b.example</a></p><a href="https://c.example"><img alt="C Ltd"></a>',
      ),
    ).toEqual([
      { headings: [], text: ['Text, questions'] },
      { headings: ['Why'], text: ['Because.'] },
      { headings: ['Us'], text: ['a@b.example', 'C Ltd'] },
    ]);
  });
});

const words: AnswerWords = {
  greeting: 'I am {{product}}',
  thanks: 'ok',
  source: 'See {{page}}',
  declined: 'Ask {{contact}} or {{email}}',
  greetingWords: 'hello',
  thanksWords: 'thanks',
  smallWords: 'the',
  synonyms: 'price, cost',
};
const names = { product: 'Firm', email: 'hi@firm.example' };
const page = (language: string, path: string, head = '') => ({
  language,
  path,
  html: `<head>${head}</head><body><main><h1>${language} ${path}</h1><p>Text</p></main></body>`,
});

describe('gatherSiteText', () => {
  it('keeps the pages of each language apart, less the one for what is not there', () => {
    const pages = [
      page('en', '/'),
      page('sv', '/'),
      page('sv', '/faq'),
      page('sv', '/404', '<meta name="robots" content="noindex, follow">'),
    ];
    const text = gatherSiteText(pages, { en: words, sv: words }, names);
    expect(Object.keys(text)).toEqual(['en', 'sv']);
    expect(text.sv?.pages.map(({ path, title }) => [path, title])).toEqual([
      ['/', 'sv /'],
      ['/faq', 'sv /faq'],
    ]);
  });

  it('fills in what the build knows, and leaves what only an answer knows', () => {
    const { answers } = gatherSiteText([page('en', '/')], { en: words }, names).en!;
    expect(answers.greeting).toBe('I am Firm');
    expect(answers.declined).toBe('Ask {{contact}} or [hi@firm.example](mailto:hi@firm.example)');
    expect(answers.source).toBe('See {{page}}');
  });

  it('names the file where the words of a language are missing', () => {
    expect(() => gatherSiteText([page('sv', '/')], { en: words }, names)).toThrow(
      'locales/sv/chat-answers.json',
    );
  });
});

describe('writeSiteText', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-text-'));
  const file = pathToFileURL(join(folder, 'site-text.json'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes only what has changed', () => {
    writeSiteText([page('en', '/')], { en: words }, { names, file });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
      gatherSiteText([page('en', '/')], { en: words }, names),
    );
    utimesSync(file, 1, 1);
    writeSiteText([page('en', '/')], { en: words }, { names, file });
    expect(statSync(file).mtimeMs).toBe(1000);
    writeSiteText([page('en', '/faq')], { en: words }, { names, file });
    expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  });
});
