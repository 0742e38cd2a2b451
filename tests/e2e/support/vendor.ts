/**
 * A second origin that mocks the vendors: a live chat like Tawk's, policy documents like Termly's, a
 * podcast player. The `X-Fault` request header selects a fault, so that tests can run in parallel.
 */
import { createServer, type ServerResponse } from 'node:http';
import { type Fault, faultHeader } from './faults.ts';

/** Fills every container with a document and its styles. */
const policyScript = `
for (const container of document.querySelectorAll('[name="termly-embed"]')) {
  const style = document.createElement('style');
  style.textContent = '.vendor-text { letter-spacing: 3px; }';
  const text = document.createElement('p');
  text.className = 'vendor-text';
  text.textContent = 'Document ' + container.dataset.id;
  container.append(style, text);
}`;

/** Calls onLoad as Tawk's does, and shows a window when maximised. */
const chatScript = `
window.Tawk_API ??= {};
window.vendorLoads = (window.vendorLoads ?? 0) + 1;
const chat = document.createElement('div');
chat.textContent = 'Vendor chat';
chat.hidden = true;
document.body.append(chat);
Object.assign(window.Tawk_API, {
  showWidget() { chat.dataset.shown = 'yes'; },
  hideWidget() { chat.hidden = true; delete chat.dataset.shown; },
  minimize() { chat.hidden = true; },
  maximize() { chat.hidden = false; },
});
window.Tawk_API.onLoad?.();`;

const playerPage = '<!doctype html><title>Player</title><p>Vendor player</p>';

const answers: Record<string, { type: string; body: string }> = {
  '/policy.js': { type: 'text/javascript', body: policyScript },
  '/chat.js': { type: 'text/javascript', body: `{${chatScript}}` },
  '/player': { type: 'text/html', body: playerPage },
};

function answer(path: string, fault: Fault | undefined, res: ServerResponse): void {
  const found = answers[path];
  if (!found) return void res.writeHead(404).end();
  if (fault === 'dropped') return void res.destroy();
  if (fault === 'failing') return void res.writeHead(500).end('Broken');
  const type = `${found.type};charset=utf-8`;
  res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  res.end(applyFault(found.body, fault));
}

/** @returns the body with its fault */
function applyFault(body: string, fault: Fault | undefined): string {
  if (fault === 'wrong') return 'window.somethingElse = true;';
  if (fault === 'garbage') return '<!doctype html><p>Please log in';
  return fault === 'twice' ? `${body}\nsetTimeout(() => {${body}}, 50);` : body;
}

const server = createServer((req, res) => {
  const { pathname } = new URL(req.url ?? '/', 'http://vendor');
  if (pathname === '/') return void res.end('A vendor');
  answer(pathname, req.headers[faultHeader] as Fault | undefined, res);
});
server.listen(Number(process.env['PORT']), process.env['HOST']);
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
});
