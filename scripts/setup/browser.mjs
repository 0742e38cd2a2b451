/**
 * The Chromium the tests drive: one that is installed, else Playwright's own, else Debian's. Plain
 * JavaScript, since the set-up runs under whatever Node there is.
 */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { run } from './run-command.mjs';

/** What a closed network and a container ask of Chromium; none of it changes pages. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * @returns {string | undefined} the path of a browser: the one `CHROMIUM_PATH` names, one installed
 *   in a usual place, or Playwright's own download
 */
export function findBrowser() {
  const candidates = [
    // Without windows it takes a quarter less time for the tests.
    ...inSearchPath('chromium-headless-shell', 'chromium'),
    ...inSearchPath('google-chrome-stable', 'google-chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
    // Last, since in Ubuntu it only tells how to get one.
    ...inSearchPath('chromium-browser'),
  ];
  return process.env.CHROMIUM_PATH || candidates.find((file) => existsSync(file));
}

/**
 * Sees to it that there is a browser.
 *
 * @param {(step: string) => void} say told what is being done
 * @throws {Error} saying what to do where none can be had
 */
export async function ensureBrowser(say) {
  if (runs(findBrowser())) return;
  const named = process.env.CHROMIUM_PATH;
  if (named) throw new Error(`CHROMIUM_PATH: ${named} is no browser that runs here`);
  const [aptGet] = process.getuid?.() === 0 ? inSearchPath('apt-get') : [];

  say("downloading Playwright's Chromium for the tests");
  /** @type {import('./run-command.mjs').RunOptions} */
  const patience = aptGet ? { limit: 20_000, stdio: 'ignore' } : { limit: 300_000 };
  await run('npx', ['playwright', 'install', 'chromium'], patience);
  if (runs(findBrowser())) return;

  if (aptGet) {
    say("that did not work, so installing Debian's Chromium");
    await installFromDebian(aptGet);
    if (runs(findBrowser())) return;
  }
  throw new Error(
    'There is no browser for the tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
}

/** @param {string} aptGet */
async function installFromDebian(aptGet) {
  /** @type {import('./run-command.mjs').RunOptions} */
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await run(aptGet, ['update'], options);
  await run(
    aptGet,
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    options,
  );
}

/**
 * @param {string[]} names
 * @returns {string[]} the commands of those names; snaps are left out, since they cannot see the
 *   profiles that tests lay down in /tmp
 */
function inSearchPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file) && !file.startsWith('/snap/'));
}

/** @param {string | undefined} browser */
function runs(browser) {
  return (
    browser !== undefined && spawnSync(browser, ['--version'], { timeout: 20_000 }).status === 0
  );
}
