/**
 * `npm run test:changed`: what a minute can tell of the files that differ from the last commit, or
 * from the one that is named: types, lint, words and the unit tests that import them; where they make
 * pages, the built site and those pages in the browser. `npm test` tells the rest.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type PageId, routesWhere } from '../src/site/routes.ts';
import { projectFolder, run } from './setup/run-command.mjs';

const [base = 'HEAD'] = process.argv.slice(2);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(`${projectFolder}${file}`));
const code = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file));

/** The pages that files make: theirs, and home for what all share. */
function pagesOf(files: readonly string[]): PageId[] {
  const made = files.filter((file) => /^(?:src|locales|public|scripts)\/(?!.*\.test\.)/.test(file));
  const pages = routesWhere(({ id }) =>
    made.some((one) => RegExp(`^(?:src/pages|locales/[^/]+)/${id}[./]`).test(one)),
  );
  return made.length > 0 ? ['home', ...pages.map(({ id }) => id)] : [];
}

type Step = [command: string, ...args: string[]];

async function succeeds(steps: readonly Step[]): Promise<boolean> {
  for (const [command, ...args] of steps) {
    if ((await run(command, args)) !== 0) return false;
  }
  return true;
}

const checkCode: Step[] = [
  ['npm', 'run', '--silent', 'types'],
  ['oxlint', '--type-aware', '--deny-warnings', ...code],
  ['vitest', 'run', '--project=node', '--project=dom', '--passWithNoTests', '--changed', base],
];
const checkText: Step[] = [
  ['prettier', '--check', '--ignore-unknown', '--log-level=warn', ...changed],
  ['npm', 'run', '--silent', 'check:words'],
];

/** The chat's answers, which every page goes into, and the other sites are `npm test`'s. */
function checkPages(pages: readonly PageId[]): Step[] {
  process.env['TEST_SITE_ONLY'] = 'yes';
  return [
    ['npm', 'run', '--silent', 'build:site', '--', '--defaults'],
    ['vitest', 'run', '--project=built', '--exclude=**/chat-*'],
    ['playwright', 'test', 'pages.spec', '--grep', ` (?:${pages.join('|')}): `],
  ];
}

const pages = pagesOf(changed);
const results = await Promise.all([
  code.length === 0 || succeeds(checkCode),
  changed.length === 0 || succeeds(checkText),
  pages.length === 0 || succeeds(checkPages(pages)),
]);
const isSound = results.every(Boolean);
process.exitCode = isSound ? 0 : 1;
console.log(
  `Files that differ from ${base}: ${changed.length}, ${isSound ? 'without a fault' : 'with faults, see above'}. Pages looked at: ${pages.join(', ') || 'none'}.`,
);
