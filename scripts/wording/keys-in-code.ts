/**
 * The keys of messages that code asks for. Many are put together, as in `t(`reasons.${id}.title`)`: the
 * part that is filled in stands for names that some code says.
 */
import { type ESTree, Visitor } from 'vite';

export interface AskedKey {
  /** What matches the key; a group in it holds what is filled in. */
  pattern: RegExp;
  /** As it stands in the code, with `…` for what is filled in. */
  written: string;
  /** The files of words it can be in; none where that is not said there. */
  namespaces: readonly string[];
  offset: number;
  /** It need not be there: the code has another text for that. */
  isOptional: boolean;
}

interface KeysOfModule {
  asked: AskedKey[];
  /** Every property's name and every text the module has: what may be filled in. */
  names: Set<string>;
}

/** What messages are asked of: `t`, `tCommon` in the site, `say` elsewhere. */
const asking = { src: /^t(?:[A-Z]\w*)?$/, supabase: /^say$/, scripts: /^say(?:Tagged)?$/ };

/**
 * @param module a module's syntax tree
 * @param part where it lies: scripts say the file before the key, `say('faq', 'title')`
 * @returns the keys that it asks for, and the names it says
 */
export function keysInModule(module: ESTree.Program, part: keyof typeof asking): KeysOfModule {
  const namespaces = new Set<string>();
  let isOfAny = false;
  const names = new Set<string>();
  const texts: Written[] = [];
  const found: (Written & Pick<AskedKey, 'isOptional'>)[] = [];
  const asksForAny: ESTree.Node[] = [];

  const ask = (node: ESTree.Node | null | undefined, isOptional = false) => {
    const written = writtenIn(node);
    if (written) found.push(...written.map((one) => ({ ...one, isOptional })));
    else if (node) asksForAny.push(node);
  };

  const speak = (node: ESTree.Node | null | undefined) => {
    const written = writtenIn(node);
    for (const { parts } of written ?? []) namespaces.add(parts.join(''));
    isOfAny ||= written === undefined;
  };

  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const name = nameOf(callee);
      const [first, second] = given;
      if (name === 'useTranslation') {
        if (first) speak(first);
        // Without a name it is the common words'.
        else namespaces.add('common');
      } else if (name === 'readNamespace') {
        speak(second);
        asksForAny.push(callee);
      } else if (asking[part].test(name)) {
        const isFileNamed = part === 'scripts' && second && second.type !== 'ObjectExpression';
        if (isFileNamed) speak(first);
        ask(isFileNamed ? second : first, part === 'src' && second?.type === 'Literal');
      }
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name !== 'i18nKey') return;
      ask(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    },
    Property: ({ key }) => void (key.type === 'Identifier' && names.add(key.name)),
    TSPropertySignature: ({ key }) => void (key.type === 'Identifier' && names.add(key.name)),
    MemberExpression: ({ property }) =>
      void (property.type === 'Identifier' && names.add(property.name)),
    Literal: (node) => {
      if (typeof node.value !== 'string') return;
      names.add(node.value);
      texts.push({ parts: [node.value], offset: node.start });
    },
    TemplateLiteral: (node) => void texts.push(...writtenIn(node)!),
  }).visit(module);

  // Where the key itself is a variable, it is one of the module's own texts or a name from elsewhere; of
  // any file that would be too much to go by.
  const variable = isOfAny ? [] : asksForAny;
  const anywhere = variable.length > 0 ? texts : [];
  const single = variable.map((node) => ({ parts: ['', ''], offset: node.start }));
  return {
    names,
    asked: [
      ...found.map((one) => ({ ...describe(one), isOptional: one.isOptional })),
      ...[...anywhere, ...single].map((one) => ({ ...describe(one), isOptional: true })),
    ].map((one) => ({ ...one, namespaces: isOfAny ? [] : [...namespaces] })),
  };
}

interface Written {
  /** What stands before, between and behind what is filled in. */
  parts: string[];
  offset: number;
}

/** @returns the texts an expression can be, or `undefined` where that cannot be read from it */
function writtenIn(node: ESTree.Node | null | undefined): Written[] | undefined {
  if (node?.type === 'Literal') {
    return typeof node.value === 'string' ? [{ parts: [node.value], offset: node.start }] : [];
  }
  if (node?.type === 'TemplateLiteral') {
    return [{ parts: node.quasis.map(({ value }) => value.raw), offset: node.start }];
  }
  if (node?.type === 'ConditionalExpression') return all([node.consequent, node.alternate]);
  if (node?.type === 'ArrayExpression') return all(node.elements);
  if (
    node?.type === 'TSAsExpression' ||
    node?.type === 'TSNonNullExpression' ||
    node?.type === 'TSSatisfiesExpression'
  ) {
    return writtenIn(node.expression);
  }
  return undefined;
}

function all(nodes: readonly (ESTree.Node | null)[]): Written[] | undefined {
  const written = nodes.map(writtenIn);
  return written.some((one) => one === undefined) ? undefined : written.flatMap((one) => one!);
}

function describe({ parts, offset }: Written): Pick<AskedKey, 'pattern' | 'written' | 'offset'> {
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return { pattern: new RegExp(`^${escaped.join('(.+)')}$`), written: parts.join('…'), offset };
}

function nameOf(callee: ESTree.Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  const isNamed = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isNamed ? (callee.property as ESTree.IdentifierName).name : '';
}
