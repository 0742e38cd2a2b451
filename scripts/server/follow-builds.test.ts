import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { followBuilds } from './follow-builds.ts';
import { buildSample, serveSampleSite } from './sample-site.ts';

afterEach(() => void vi.restoreAllMocks());

async function sampleSite() {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    });
  }
  const site = await serveSampleSite();
  onTestFinished(site.close);
  return {
    ...site,
    lines,
    told: (event: string) => lines.filter((line) => line['event'] === event),
  };
}

test('a new build is served at once, with its pages, policy and assets', async () => {
  const { ask, root, told } = await sampleSite();
  const before = await ask('/sample.html');
  buildSample(root, {
    files: { '/sample.html': '<script>other()</script>' },
    origins: { connect: ['https://new.example'] },
  });
  await expect.poll(async () => (await ask('/sample.html')).body).toBe('<script>other()</script>');
  const policy = (await ask('/sample.html')).headers['content-security-policy'];
  expect(policy).not.toBe(before.headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self' https://new.example;");
  expect(told('build_taken_up')).toHaveLength(1);
});

test('assets of earlier builds remain, even of one that was never served', async () => {
  const { ask, root, told } = await sampleSite();
  for (const name of ['b', 'c']) {
    buildSample(root, {
      files: { '/assets/main.abc.js': undefined, [`/assets/${name}.js`]: name },
    });
  }
  await expect.poll(() => told('build_taken_up')).toHaveLength(1);
  for (const name of ['main.abc', 'b', 'c']) {
    expect(await ask(`/assets/${name}.js`)).toMatchObject({ status: 200 });
  }
});

test('a build is served when it is complete; the log names missing files', async () => {
  const { ask, root, told } = await sampleSite();
  const other = mkdtempSync(path.join(tmpdir(), 'other-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  buildSample(other, { files: { '/faq.html': 'Other', '/new.html': 'New' } });
  cpSync(path.join(other, '_build.json'), path.join(root, '_build.json'));
  await expect
    .poll(() => told('build_not_whole')[0]?.['files'])
    .toEqual(expect.arrayContaining(['/faq.html', '/new.html']));
  expect((await ask('/faq')).body).toContain('Questions');
  cpSync(other, root, { recursive: true });
  await expect.poll(async () => (await ask('/faq')).body).toBe('Other');
  expect(told('build_not_whole')).toHaveLength(1);
});

test('a build incomplete at the start is served once it is complete', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'half-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  buildSample(root);
  renameSync(path.join(root, 'faq.html'), path.join(root, 'away'));
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();
  const site = await followBuilds(root, 5);
  expect(site()).toMatchObject({ faults: ['/faq.html'] });
  expect(site().resources.has('/faq')).toBe(false);
  renameSync(path.join(root, 'away'), path.join(root, 'faq.html'));
  await expect.poll(() => site().faults).toEqual([]);
  expect(site().resources.has('/faq')).toBe(true);
});

test('the disk is read only for a new build', async () => {
  const { ask, root } = await sampleSite();
  rmSync(root, { recursive: true });
  expect(await ask('/faq')).toMatchObject({ status: 200 });
});

test('no request fails, and no asset is missing, during ten builds', async () => {
  const { root, port, told } = await sampleSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  onTestFinished(() => agent.destroy());
  const fetched = async (address: string) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path: address, agent }, resolve).on('error', reject);
    });
    const body = await text(response);
    expect({ address, status: response.statusCode }).toEqual({ address, status: 200 });
    return body;
  };
  const over = new AbortController();
  const visit = async () => {
    let pages = 0;
    for (; !over.signal.aborted; pages += 1) {
      const [, asset] = /src="([^"]+)"/.exec(await fetched('/sample.html')) ?? [];
      expect(await fetched(asset!)).toBe(`run('${asset}')`);
      expect(await fetched('/sv/faq')).toContain('Frågor');
    }
    return pages;
  };
  const buildNext = async (number: number) => {
    const asset = `/assets/${number}.js`;
    const page = `<script src="${asset}"></script>`;
    buildSample(root, { files: { '/sample.html': page, [asset]: `run('${asset}')` } });
    await expect.poll(() => told('build_taken_up').length, { interval: 5 }).toBe(number);
  };
  await buildNext(1);
  const visitors = Promise.all(Array.from({ length: 50 }, visit));
  for (let number = 2; number <= 11; number += 1) await buildNext(number);
  over.abort();
  expect(Math.min(...(await visitors))).toBeGreaterThan(0);
});
