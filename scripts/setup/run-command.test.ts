import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const library = new URL('run-command.mjs', import.meta.url).href;

/** Runs code in a process of its own, where `run`, `Stopped` and this Node's path are at hand. */
function inProcess(code: string) {
  const module = `
    import { run, Stopped } from ${JSON.stringify(library)};
    const node = process.execPath;
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', module]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output: text(child.stdout), exit: once(child, 'exit') };
}

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

test("a command's exit code is given, and 1 where it cannot be started", async () => {
  const { output } = inProcess(`
    console.log(await run(node, ['--eval', 'process.exit(3)']));
    console.log(await run('no-such-command', []));`);
  expect(await output).toBe('3\n1\n');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops the command too', async (signal) => {
  const { child, output, exit } = inProcess(`
    const code = 'console.log(process.pid); setTimeout(() => {}, 60_000)';
    await run(node, ['--eval', code]).catch((error) => console.log(error instanceof Stopped));`);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill(signal);
  expect(await exit).toEqual([0, null]);
  expect(await output).toMatch(/^\d+\ntrue\n$/);
  expect(isRunning(Number(line.toString()))).toBe(false);
});

test('a command is killed with its children after a timeout', async () => {
  const { output } = inProcess(`
    const inner = 'console.log(process.pid); setTimeout(() => {}, 60_000)';
    const outer = 'require("node:child_process").spawnSync(process.execPath, ["--eval", ' +
      JSON.stringify(inner) + '], { stdio: "inherit" })';
    console.log(await run(node, ['--eval', outer], { limit: 1_500 }));`);
  // The output ends when the last process that could write to it has.
  expect(await output).toMatch(/^\d+\n1\n$/);
});
