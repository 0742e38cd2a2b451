/** The translator's view over a copy of the project, whose messages a test may change. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { copyProject } from '../../../scripts/setup/copy-project.ts';
import words from '../../../scripts/translate/view/words.json' with { type: 'json' };
import { freePort } from '../../freePort.ts';
import { expect, type Page } from './test.ts';

/** An empty draft language in the copy. */
export const draft = 'fi';

export interface TranslateSite {
  origin: string;
  /** @returns a locale file's content: `sv/faq` */
  read: (name: string) => string;
  write: (name: string, content: string) => void;
  stop: () => Promise<void>;
}

/** Starts the view. */
export async function serveTranslateSite(): Promise<TranslateSite> {
  const cwd = copyProject();
  execFileSync(process.execPath, ['scripts/i18n.ts', 'add', draft], { cwd });
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const server: ChildProcess = spawn(process.execPath, ['scripts/dev.ts', '--translate'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (said: Buffer) => said.includes('Serving') && resolve());
    server.once('exit', () => reject(new Error('The view did not start')));
    process.once('exit', () => server.kill());
  });
  const fileOf = (name: string) => join(cwd, 'locales', `${name}.json`);
  return {
    origin: `http://127.0.0.1:${port}`,
    read: (name) => readFileSync(fileOf(name), 'utf8'),
    write: (name, content) => writeFileSync(fileOf(name), content),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Opens the view with a query. */
export async function openView(view: TranslateSite, page: Page, query: Record<string, string>) {
  await page.goto(
    `${view.origin}/translate?${new URLSearchParams({ language: 'sv', ...query }).toString()}`,
  );
  const frame = page.frameLocator('iframe');
  const editor = page.getByRole('region', { name: words.editor.label });
  const list = page.getByRole('region', { name: words.list.label });
  // The page is hydrated, and its texts are listed.
  const seen = { name: words.list.seen, includeHidden: true };
  await expect(page.getByRole('region', seen)).toBeAttached({ timeout: 40_000 });
  return {
    frame,
    editor,
    list,
    field: editor.getByRole('textbox'),
    save: editor.getByRole('button', { name: words.editor.save }),
    undo: page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words.undo}`) }),
    /** The result of the last action. */
    status: page.getByRole('banner').getByRole('status'),
  };
}

/**
 * Sends forbidden requests to the view from another origin.
 *
 * @param change what it would save, as JSON
 * @returns for each a status, a text, or `refused`
 */
export async function requestFromOtherOrigin(page: Page, origin: string, change: string) {
  const elsewhere = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`);
  const answers = await page.evaluate(
    async ([address, body]) => {
      const ask = (mode: RequestMode, type: string) =>
        fetch(`${address}/translate/save`, {
          method: 'POST',
          mode,
          body,
          headers: { 'content-type': type },
        }).then(
          ({ status }) => status,
          () => 'refused',
        );
      return [
        await ask('no-cors', 'text/plain'),
        await ask('cors', 'text/plain'),
        await ask('cors', 'application/json'),
        await fetch(`${address}/translate/texts/sv`).then(
          (response) => response.text(),
          () => 'refused',
        ),
      ];
    },
    [origin, change] as const,
  );
  elsewhere.close();
  elsewhere.closeAllConnections();
  return answers;
}
