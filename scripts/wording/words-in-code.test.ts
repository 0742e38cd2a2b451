import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { wordsInCode } from './words-in-code.ts';

test.each([
  ['<p>Hej</p>', ['Hej']],
  ["<>{ready ? 'Send' : <b>Wait</b>}</>", ['Send', 'Wait']],
  ['<p>{count} {`of ${all} people`}</p>', ['of', 'people']],
  ['<p>{count + " days"}</p>', ['days']],
  ['<img alt="A graph" src="graph.svg" />', ['A graph']],
  ['<button aria-label={open && \'Close\'} type="button" />', ['Close']],
  ["showToast({ title: 'Sent', tone: 'plain' })", ['Sent']],
  ['<p className="lead" title={t("title")}>{t("text")} · 5 %</p>', []],
  ["<p>{state === 'loading' && <Waiting />}</p>", []],
])('%s holds %j', (code, words) => {
  const { program } = parseSync('component.tsx', code);
  expect(wordsInCode(program).map(([text]) => text)).toEqual(words);
});
