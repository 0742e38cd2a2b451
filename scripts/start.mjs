/**
 * `npm start`: sets up what is missing, builds the site and serves it. Told to stop, it stops what
 * it has started and ends well.
 */
import process from 'node:process';
import { run, Stopped } from './setup/run-command.mjs';
import { setUp } from './setup.mjs';

stopWithNpm();
try {
  await setUp();
  console.log('Building the site …');
  process.exitCode =
    (await run('node', ['scripts/build.ts'])) ||
    // By the channel the server notices when this process is gone without a word.
    (await run('node', ['scripts/serve.mjs'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }));
} catch (error) {
  if (!(error instanceof Stopped)) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** A killed npm leaves its scripts behind, which shows in their new parent alone. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
