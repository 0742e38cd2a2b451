/** The disclaimer’s strokes are counted in its stylesheet: as many as the documents claim. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';

const styles = readFileSync('src/features/policy-document/pictures/Claims.module.css', 'utf8');

interface Drawing {
  /** Strokes of full height, as many as there are in a row. */
  n: number;
  /** With those of half the height. */
  most: number;
  /** Rows. */
  times: number;
}

/** What the stylesheet draws for a claim: each rule for its place adds to the one before. */
function drawn(row: number, claim: number): Drawing {
  const drawing: Drawing = { n: 0, most: 0, times: 1 };
  for (let place = 0; place <= claim; place += 1) {
    const selector = `.claims li:nth-child(${row + 1}) p${' + p'.repeat(place)} {`;
    const rule = styles.split(selector)[1]?.split('}')[0] ?? '';
    for (const [, name, value] of rule.matchAll(/--(n|most|times): (\d+)/g)) {
      drawing[name as keyof Drawing] = Number(value);
    }
  }
  return drawing;
}

/** What is to be drawn for a number as it is set, `40–50%` or `2×`. */
function claimed(text: string): Drawing {
  // A stroke is a million: of half a million it is a half.
  if (/500(?:K|\D000)/.test(text)) return { n: 0, most: 1, times: 1 };
  const [least = 50, most = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return text.includes('×') ? { n: 100, most, times: least } : { n: least, most, times: 1 };
}

it.each(['en', 'sv'])('%s: draws each claim', (language) => {
  const html = readFileSync(`public/policies/${language}/disclaimer.html`, 'utf8');
  const rows = parse(html)
    .querySelectorAll('.claims li')
    .map((row) => row.querySelectorAll('b').map(({ text }) => text));
  expect(rows.map((row, index) => row.map((_, claim) => drawn(index, claim)))).toEqual(
    rows.map((row) => row.map(claimed)),
  );
});
