/**
 * Sees to what the other commands need: the dependencies of the lock file, Node 24 among them, and
 * with `--browser` a browser for the tests. What is there is left alone. Plain JavaScript that
 * Node 20 can run, since it comes before everything else.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { projectFolder, run, scriptEnvironment, Stopped } from './setup/run-command.mjs';

/** @type {import('node:child_process').StdioOptions} */
const faultsOnly = ['ignore', 'ignore', 'inherit'];

/**
 * @param {{ browser?: boolean }} [wishes] `browser`: whether one is needed
 * @throws {Error} saying what is missing and what to do about it
 */
export async function setUp({ browser = false } = {}) {
  await installDependencies();
  await installRuntime();
  if (browser) {
    const { ensureBrowser } = await import('./setup/browser.mjs');
    await ensureBrowser(say);
  }
}

/** @param {string} step */
function say(step) {
  console.log(`Set-up: ${step} …`);
}

async function installDependencies() {
  if (dependenciesMatch()) return;
  say('installing the dependencies (npm ci)');
  // NODE_ENV=production would leave out what builds the site.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { stdio: faultsOnly, env: process.env });
  if (code !== 0)
    throw new Error('The dependencies could not be installed: npm ci says why above.');
}

/** Compares the lock file with npm's own record of what it has put into `node_modules`. */
function dependenciesMatch() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  const present = Object.entries(wanted).every(
    // Optional packages are those of other systems.
    ([name, { version, optional }]) => optional || installed[name]?.version === version,
  );
  return present && Object.keys(installed).every((name) => name in wanted);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }>} packages by their folder
 */
function packagesOf(lockFile) {
  const file = path.join(projectFolder, lockFile);
  if (!existsSync(file)) return {};
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

/** The `node` package brings Node 24 with an install script, which may have been held back. */
async function installRuntime() {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(projectFolder, 'package.json'), 'utf8'),
  );
  const wanted = Number.parseInt(dependencies.node, 10);
  if (majorOfScripts() >= wanted) return;
  say(`installing Node ${wanted}`);
  await run('npm', ['rebuild', 'node', '--loglevel=error'], {
    stdio: faultsOnly,
    env: process.env,
  });
  if (majorOfScripts() >= wanted) return;
  throw new Error(
    `Node ${wanted} is needed, and the package that brings it could not be set up. ` +
      `Install Node ${wanted} from https://nodejs.org and run the command again.`,
  );
}

/** @returns {number} the major version of the Node that npm's scripts run with */
function majorOfScripts() {
  const { stdout } = spawnSync('node', ['--version'], {
    env: scriptEnvironment(),
    encoding: 'utf8',
  });
  return Number.parseInt(stdout?.slice(1) ?? '', 10) || 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp({ browser: process.argv.includes('--browser') }).catch((error) => {
    if (!(error instanceof Stopped)) console.error(error.message);
    process.exitCode = 1;
  });
}
