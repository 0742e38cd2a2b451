/** Words that stand in code, where every word a visitor meets is to stand in `locales/`. */
import { type ESTree, Visitor } from 'vite';

/** The attributes whose value is read or heard, and what a toast or a tooltip takes its words by. */
const spoken =
  /^(?:aria-?(?:label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|title|closeLabel|message|caption)$/i;

const word = /\p{L}/u;

/** The words that stand literally in an expression, and where. */
function wordsIn(node: ESTree.Node | null | undefined): [text: string, offset: number][] {
  if (node?.type === 'JSXExpressionContainer') return wordsIn(node.expression);
  if (node?.type === 'ConditionalExpression') {
    return [...wordsIn(node.consequent), ...wordsIn(node.alternate)];
  }
  if (node?.type === 'LogicalExpression') return [...wordsIn(node.left), ...wordsIn(node.right)];
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    return [...wordsIn(node.left), ...wordsIn(node.right)];
  }
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.flatMap(({ value, start }) => literal(value.cooked, start));
  }
  if (node?.type === 'JSXText' || node?.type === 'Literal') return literal(node.value, node.start);
  return [];
}

function literal(value: unknown, offset: number): [string, number][] {
  return typeof value === 'string' && word.test(value) ? [[value.trim(), offset]] : [];
}

/** @returns the words that a component holds itself, each with its offset in the file */
export function wordsInCode(component: ESTree.Program): [text: string, offset: number][] {
  const found: [string, number][] = [];
  new Visitor({
    JSXElement: ({ children }) => void found.push(...children.flatMap(wordsIn)),
    JSXFragment: ({ children }) => void found.push(...children.flatMap(wordsIn)),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spoken.test(name.name)) found.push(...wordsIn(value));
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && spoken.test(key.name)) found.push(...wordsIn(value));
    },
  }).visit(component);
  return found;
}
