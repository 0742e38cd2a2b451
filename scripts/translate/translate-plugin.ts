import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { siteLocales } from '../locales/locales.ts';
import { createAnswer, startOf } from './answer.ts';
import { viewPath } from './contract.ts';
import { refusalOf } from './guard.ts';
import type { Numbers } from './numbers.ts';

const template = new URL('./view/index.html', import.meta.url);

/** Goes before the application: it hears of every instance that speaks words. */
const pageModule = '/scripts/translate/page/page.ts';
const application = /\/src\/main\.tsx$/;

/**
 * The Vite plugin that adds the translator's view to the site in development.
 *
 * @param numbers what stands for each text on the pages
 */
export function translatePlugin(numbers: Numbers): Plugin {
  // Long enough not to be guessed: 256 bits.
  const token = randomBytes(32).toString('base64url');
  const answer = createAnswer(numbers, token);

  async function view(vite: ViteDevServer): Promise<Response> {
    // What is said within a script must not end it.
    const start = JSON.stringify(startOf(token, siteLocales())).replaceAll('<', '\\u003c');
    const html = readFileSync(template, 'utf8').replace('<!--start-->', () => start);
    return new Response(await vite.transformIndexHtml(viewPath, html), {
      headers: { 'content-type': 'text/html;charset=utf-8', 'x-frame-options': 'DENY' },
    });
  }

  return {
    name: 'translate',
    config: () => ({
      // Vite lets any page of this computer read what its server has.
      server: { cors: false },
      // Found only when the view is opened, its libraries would have it loaded twice.
      optimizeDeps: { entries: ['src/main.tsx', 'scripts/translate/view/main.tsx'] },
    }),
    transform(code, id) {
      if (!application.test(id) || this.environment.name !== 'client') return undefined;
      return { code: `import '${pageModule}';${code}`, map: null };
    },
    configureServer(vite) {
      const serve = getRequestListener(
        async (request, { incoming }) => {
          const peer = (incoming as IncomingMessage).socket.remoteAddress ?? '';
          const isView = new URL(request.url).pathname === viewPath;
          const response =
            isView && refusalOf(request, peer, token) === undefined
              ? await view(vite)
              : await answer(request, peer);
          response.headers.set('cache-control', 'no-store');
          return response;
        },
        { overrideGlobalObjects: false },
      );
      vite.middlewares.use((req, res, next) => {
        if (/^\/translate(?:[/?]|$)/.test(req.url ?? '')) void serve(req, res);
        else next();
      });
    },
  };
}
