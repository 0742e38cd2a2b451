// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './site-sections.ts';

/** The sections of a page whose main part is as given, its lines as text alone. */
function read(main: string) {
  const { sections } = sectionsOf(`<body><header><p>Menu</p></header><main>${main}</main></body>`);
  return sections.map(({ lines, ...rest }) => ({ ...rest, text: lines.map(({ text }) => text) }));
}

/** A section without an id. */
const section = (headings: string[], text: string[]) => ({ id: '', headings, text });

it('takes the title from the heading of the page, and nothing around its main part', () => {
  const { title, sections } = sectionsOf(
    '<title>X</title><body><header><p>Menu</p></header><main><header><h1>Com&shy;pany <em>training</em></h1><p>Lead &amp; more</p></header></main><footer><p>End</p></footer></body>',
  );
  expect(title).toBe('Company training');
  expect(sections).toEqual([{ id: '', headings: [], lines: [{ text: 'Lead & more' }] }]);
});

describe('a page', () => {
  it('assigns text to the headings above it until their element ends', () => {
    expect(
      read(
        '<h1>T</h1><section><h2>A</h2><p>a</p><article><h3>B</h3><p>b</p></article><p>c</p></section><p>d</p>',
      ),
    ).toEqual([
      section(['A'], ['a']),
      section(['A', 'B'], ['b']),
      section(['A'], ['c']),
      section([], ['d']),
    ]);
  });

  it('reads questions and terms as headings', () => {
    expect(
      read(
        '<h2>Q</h2><details><summary><h3>How long?</h3><span>Not long.</span></summary><p>An hour.</p></details><details><summary>Why?</summary><p>So.</p></details><dl><dt>Price</dt><dd>500&nbsp;EUR</dd></dl><p>End</p>',
      ),
    ).toEqual([
      section(['Q', 'How long?'], ['Not long.', 'An hour.']),
      section(['Q', 'Why?'], ['So.']),
      section(['Q', 'Price'], ['500\u00a0EUR']),
      section(['Q'], ['End']),
    ]);
  });

  it('assigns text before the heading of a card to that card', () => {
    expect(read('<ul><li><p>From 10 EUR</p><h3>Compliance</h3><p>Rules.</p></li></ul>')).toEqual([
      section(['Compliance'], ['From 10 EUR', 'Rules.']),
    ]);
  });

  it('marks items of lists', () => {
    expect(read('<h2>A</h2><p>Two:</p><ul><li>one</li><li><p>two</p></li></ul>')).toEqual([
      section(['A'], ['Two:', '- one', '- two']),
    ]);
  });

  it('separates elements that only CSS separates, and no parts of a word', () => {
    expect(
      read('<p><b>85%</b><span>after 30 days</span></p><p>data<wbr>base, <i>HIST</i>.</p>'),
    ).toEqual([section([], ['85% after 30 days', 'database, HIST.'])]);
  });

  it('omits what is not text of the page', () => {
    expect(
      read(
        '<nav>n</nav><button>b</button><label for="i">l</label><input id="i" name="i"><script>s</script><style>s</style><svg><title>s</title></svg><p aria-hidden="true">h</p><p hidden>h</p><div role="log"><p>l</p></div><div data-chat-skip><p>c</p></div><figure><figcaption>f</figcaption></figure><p>Text</p>',
      ),
    ).toEqual([section([], ['Text'])]);
  });

  it('omits links that are navigation only, and keeps cards, addresses and names', () => {
    expect(
      read(
        '<p>Text, <a href="/faq">questions</a></p><p><a href="/workshop">Learn more</a></p><a href="/science"><h3>Why</h3><p>Because.</p></a><h2>Us</h2><p><a href="mailto:a@b.example">a@b.example</a></p><a href="https://c.example"><img alt="C Ltd"></a><p><a href="https://d.example"><svg aria-label="D Ltd"></svg></a></p>',
      ),
    ).toEqual([
      section([], ['Text, questions']),
      section(['Why'], ['Because.']),
      section(['Us'], ['a@b.example', 'C Ltd', 'D Ltd']),
    ]);
  });
});

it('finds where a link leads to a section: its own id, that of what it is in, or of the one above', () => {
  const sections = read(
    '<address id="z">z</address><p>y</p><h2 id="a">A</h2><p>a</p><section id="b"><h2>B</h2><p>b</p><dl><dt>Term</dt><dd>t</dd></dl></section>',
  );
  expect(sections.map(({ id, text }) => [id, ...text])).toEqual([
    ['z', 'z'],
    ['', 'y'],
    ['a', 'a'],
    ['b', 'b'],
    ['b', 't'],
  ]);
});

it('separates samples from stated facts', () => {
  expect(read('<p>a</p><div data-chat-sample><p>b</p></div><p>c</p>')).toEqual([
    section([], ['a']),
    { ...section([], ['b']), sample: true },
    section([], ['c']),
  ]);
});
