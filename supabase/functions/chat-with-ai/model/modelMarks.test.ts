// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { flattenMarks } from './modelMarks.ts';

const flat = (text: string) => flattenMarks(text, new Set(['/faq', '/workshop']));

describe('what a model writes', () => {
  it.each([
    ['Two **prices**.\n\n- one\n- two', 'Two **prices**.\n\n- one\n- two'],
    ['# Prices\nFrom 500 EUR.', '**Prices**\n\nFrom 500 EUR.'],
    ['## **Prices** ##', '**Prices**'],
    ['* one\n+ two\n• three\n1. four\n2) five', '- one\n- two\n- three\n- four\n- five'],
    ['> quoted\n\n---\nplain', 'quoted\n\nplain'],
    ['| a | b |\n|:--|---|\n| 1 | **2** |', '- a – b\n- 1 – **2**'],
    ['```sh\nnpm start\n```\nRun `it`.', 'npm start\n\nRun it.'],
    ['*so* _so_ ~~so~~ __so__ ***so***', 'so so so **so** **so**'],
    ['a snake_case_name and 2 * 3 * 4', 'a snake_case_name and 2 * 3 * 4'],
    ['<p>One</p><ul><li>two</li><li>three</li></ul>', 'One\n\n- two\n- three'],
    ['One<br>two &amp; three&nbsp;four', 'One\n\ntwo & three\u00a0four'],
    ['10 < 20, and x<y', '10 < 20, and x'],
    ['Fine.<script>alert(1)</script><style>x{}</style><!-- x -->', 'Fine.'],
    ['<scr<script></script>ipt>x</script> fine', 'x fine'],
    ['Fine.<img src=x onerror=alert(1)', 'Fine.'],
    ['A \u202egnol\u202c word\u200b.', 'A gnol word.'],
    ['Left **open', 'Left open'],
  ])('keeps its text and the marks of a message: %j', (text, flattened) => {
    expect(flat(text)).toBe(flattened);
  });
});

describe('links', () => {
  it.each([
    ['See the [workshop](/workshop).', 'See the [workshop](/workshop).'],
    ['See the [workshop](/workshop#hour "now").', 'See the [workshop](/workshop).'],
    ['[us](/contact)', 'us'],
    ['[x](https://evil.example) [y](//evil.example)', 'x y'],
    ['[x](javascript:alert(1)) [y](data:text/html,z)', 'x y'],
    ['[x](/workshop?to=evil) [y](/\\evil.example)', 'x y'],
    ['![x](/workshop) ![y](https://evil.example/y.png)', 'x y'],
    ['[![x](https://evil.example/x.png)](https://evil.example)', 'x'],
    ['[the page][ref]\n\n[ref]: https://evil.example', 'the page'],
    ['<https://evil.example> fine', 'fine'],
  ])('lead to the pages given alone: %j', (text, flattened) => {
    expect(flat(text)).toBe(flattened);
  });
});
