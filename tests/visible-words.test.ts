/** Every word a visitor sees lives in `locales/`: no component holds one. */
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, parseSource } from './sourceCode.ts';

/** The attributes whose value is read or heard. */
const spoken =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|title)$/;

const word = /\p{L}/u;

/** The words that stand literally in a part of JSX. */
function wordsIn(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === 'JSXExpressionContainer') return wordsIn(node.expression);
  if (node?.type === 'ConditionalExpression') {
    return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
  }
  if (node?.type === 'LogicalExpression') return [...wordsIn(node.left), ...wordsIn(node.right)];
  if (node?.type === 'TemplateLiteral') return literal(node.quasis.map(({ value }) => value.raw));
  if (node?.type === 'JSXText') return literal([node.value]);
  if (node?.type === 'Literal') return literal([node.value]);
  return [];
}

function literal(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string' && word.test(value)).map(String);
}

/** @returns the words that stand in a component itself */
function wordsOf(component: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    JSXElement: ({ children }) => void found.push(...children.flatMap(wordsIn)),
    JSXFragment: ({ children }) => void found.push(...children.flatMap(wordsIn)),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spoken.test(name.name)) found.push(...wordsIn(value));
    },
  }).visit(component);
  return found.map((text) => text.trim());
}

test('no component holds words', () => {
  const components = filesIn('src', /\.tsx$/).filter((file) => !file.endsWith('.test.tsx'));
  const words = components.flatMap((file) =>
    wordsOf(parseSource(file)).map((text) => `${file}: ${text}`),
  );
  expect(components).not.toEqual([]);
  expect(words).toEqual([]);
});

test.each([
  ['<p>Hej</p>', ['Hej']],
  ["<>{ready ? 'Send' : <b>Wait</b>}</>", ['Send', 'Wait']],
  ['<p>{count} {`of ${all} people`}</p>', ['of', 'people']],
  ['<img alt="A graph" src="graph.svg" />', ['A graph']],
  ['<button aria-label={open && \'Close\'} type="button" />', ['Close']],
  ['<p className="lead" title={t("title")}>{t("text")} · 5 %</p>', []],
])('%s holds %j', (code, words) => {
  expect(wordsOf(parseSync('component.tsx', code).program)).toEqual(words);
});
