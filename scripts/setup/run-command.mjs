/**
 * Runs a command and hands on to it the signals this process gets, so that stopping one stops both
 * and nothing is left running.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/** What `run` throws where this process was told to stop while the command was running. */
export class Stopped extends Error {}

/**
 * @returns {NodeJS.ProcessEnv} the environment npm gives its scripts: what the dependencies
 *   install is found first, Node 24 with it
 */
export function scriptEnvironment() {
  const own = path.join(projectFolder, 'node_modules', '.bin');
  return { ...process.env, PATH: [own, process.env.PATH].join(path.delimiter) };
}

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {number} [limit] the milliseconds after which the command is ended with all it has
 *   started
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 where it was ended or could not be started
 * @throws {Stopped}
 */
export function run(command, args, options = {}) {
  const { env = scriptEnvironment(), stdio = ['ignore', 'inherit', 'inherit'], limit } = options;
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    if (limit !== undefined && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    stopped = true;
    end(signal);
  };
  // Before the command starts: from then on no signal may end this process alone.
  for (const signal of signals) process.on(signal, handOn);
  const child = spawn(command, args, {
    cwd: projectFolder,
    env,
    stdio,
    // A group of its own can be ended whole.
    detached: limit !== undefined,
  });
  const timer = limit === undefined ? undefined : setTimeout(end, limit, 'SIGKILL');
  return new Promise((resolve, reject) => {
    /** @param {number | null} code */
    const finish = (code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, handOn);
      if (stopped) reject(new Stopped());
      else resolve(code ?? 1);
    };
    child.on('error', () => finish(1));
    child.on('exit', finish);
  });
}
