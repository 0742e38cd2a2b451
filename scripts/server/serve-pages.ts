import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readBuiltSite } from './built-site.ts';
import { createSiteServer } from './site-server.ts';

/**
 * Serves a built site without its functions, on a free port, for whoever looks at its pages.
 *
 * @param root its folder
 */
export async function servePages(root: string) {
  const site = await readBuiltSite(root);
  const { server } = createSiteServer({
    site: () => site,
    functions: (_request, _response, next) => next(),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
