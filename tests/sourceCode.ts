/** Reads the project's own source for the tests of its architecture. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * @param folder a folder of the project: `src`
 * @returns the files in it and below it whose name matches, from the project's root: `src/main.tsx`
 */
export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => name.test(file) && !file.includes('.generated.'))
    .sort();
}

/** @returns a file's text */
export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** @returns a module's syntax tree */
export function parseSource(file: string): ESTree.Program {
  const { program, errors } = parseSync(file, readSource(file));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program;
}

/**
 * @returns what a module imports: by value or type, statically, lazily or by a glob. Project files are
 *   named from the root, packages as imported
 */
export function importsOf(file: string): string[] {
  const found: string[] = [];
  const note = (source: ESTree.Expression | null | undefined) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') found.push(source.value);
    else if (source?.type === 'TemplateLiteral') found.push(source.quasis[0]!.value.raw);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const pattern of patterns) if (pattern?.type !== 'SpreadElement') note(pattern);
    },
  }).visit(parseSource(file));
  return found.map((target) =>
    target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target,
  );
}

/** @returns the names of variables and properties in a module's code */
export function namesIn(file: string): Set<string> {
  const names = new Set<string>();
  new Visitor({ Identifier: ({ name }) => names.add(name) }).visit(parseSource(file));
  return names;
}

/** @returns whether a module uses `import.meta` */
export function usesImportMeta(file: string): boolean {
  let found = false;
  new Visitor({ MetaProperty: () => (found = true) }).visit(parseSource(file));
  return found;
}
