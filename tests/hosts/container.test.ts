// @vitest-environment node
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { askAt } from '../../scripts/server/raw-request.ts';
import { chatFunction, functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { readSource } from '../sourceCode.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const port = 8080;

/** An ordinary user where there is a choice. */
const user = process.getuid?.() === 0 ? 65_534 : undefined;

/** The machine's variables, without what npm has set for this run. */
const outside = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);

/** What a build may copy: what git knows, less what is named beside it. */
function context(): string[] {
  const ignored = readSource('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: project });
  const tops = String(known)
    .split('\n')
    .map((file) => file.split('/')[0]!);
  return [...new Set(tops)].filter((top) => top && !ignored.includes(top));
}

/**
 * Does what the container file says, with a folder in the place of each stage: there is not
 * everywhere an engine that makes images.
 *
 * @returns the last stage's folder, its environment and its command
 */
function follow(containerFile: string, root: string) {
  const stages = new Map<string, string>();
  const environment: Record<string, string> = { HOME: join(root, 'home') };
  let stage = '';
  let command: string[] = [];
  const does: Record<string, (rest: string) => void> = {
    FROM(rest) {
      const [, name = String(stages.size)] = / AS (\w+)$/.exec(rest) ?? [];
      stage = join(root, name);
      stages.set(name, stage);
      mkdirSync(stage);
      if (user) chownSync(stage, user, user);
    },
    COPY(rest) {
      const [, from, paths] = /^(?:--from=(\w+) )?(.+)$/.exec(rest)!;
      const sources = paths!.split(' ');
      const target = sources.pop()!;
      const all = sources[0] === '.' ? context() : sources;
      for (const source of all) {
        const origin = from
          ? join(stages.get(from)!, source.replace(/^\/site\//, ''))
          : join(project, source);
        const isInto = target.startsWith('.');
        const place = join(stage, isInto ? source : target);
        mkdirSync(dirname(place), { recursive: true });
        cpSync(origin, place, { recursive: true });
      }
      if (user) execFileSync('chown', ['-R', `${user}:${user}`, stage]);
    },
    RUN(rest) {
      const { status, output } = spawnSync('sh', ['-c', rest], {
        encoding: 'utf8',
        cwd: stage,
        env: { ...outside, ...environment },
        ...(user && { uid: user, gid: user }),
      });
      if (status !== 0) throw new Error(`RUN ${rest}:\n${output.join('')}`);
    },
    ENV(rest) {
      for (const part of rest.split(' ')) {
        const [name = '', value = ''] = part.split('=');
        environment[name] = value;
      }
    },
    CMD: (rest) => void (command = JSON.parse(rest) as string[]),
    WORKDIR() {},
    ARG() {},
    USER() {},
    EXPOSE() {},
  };
  for (const line of containerFile.replaceAll('\\\n', '').trim().split(/\n+/)) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line.trim())!;
    does[instruction]!(rest);
  }
  return { folder: stage, environment, command };
}

it('the container file builds the site and serves it, as an ordinary user', async () => {
  const root = mkdtempSync(join(tmpdir(), 'container-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'home'));
  if (user) chownSync(join(root, 'home'), user, user);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { folder, environment, command } = follow(readSource('docs/hosting/Containerfile'), root);
  const [name = '', ...args] = command;
  const server = spawn(name, args, {
    cwd: folder,
    env: { ...outside, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(user && { uid: user, gid: user }),
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const exited = once(server, 'exit');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  expect(String(line)).toContain(`:${port}`);
  server.stdout.resume();
  expect(await askAt(port, '/sv/faq')).toMatchObject({ status: 200 });
  expect(await askAt(port, '/healthz')).toMatchObject({ status: 200 });
  const answer = await fetch(`http://127.0.0.1:${port}${functionsPath}${chatFunction}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'What does it cost?', conversationHistory: [] }),
  });
  expect(await answer.json()).toMatchObject({ fallback: expect.stringContaining('EUR') });
  server.kill('SIGTERM');
  await exited;
  await expect
    .poll(() =>
      askAt(port, '/').then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone');
}, 600_000);
