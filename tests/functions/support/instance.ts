/**
 * An instance of the site's server with both functions, over the small site of the tests: a process
 * of its own, configured by its environment. Prints the address it listens on.
 */
import type { AddressInfo } from 'node:net';
import { functionRoutes } from '../../../scripts/server/function-routes.ts';
import { noSite } from '../../../scripts/server/sample-site.ts';
import { createSiteServer } from '../../../scripts/server/site-server.ts';
import { chatFunction } from '../../../supabase/functions/_shared/contract.ts';
import { readConfiguration } from '../../../supabase/functions/_shared/configuration.ts';
import { keepSending } from '../../../supabase/functions/send-contact-email/sendDue.ts';
import { createChatHandler } from '../../../supabase/functions/chat-with-ai/chatHandler.ts';
import { site } from './site.ts';

keepSending(readConfiguration(process.env));

const chat = { handler: createChatHandler(site) };

const { server } = createSiteServer({
  site: () => noSite,
  functions: functionRoutes(async (name) =>
    name === chatFunction
      ? chat
      : await import('../../../supabase/functions/send-contact-email/handler.ts'),
  ),
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Serving http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
// The test that began it is gone.
process.on('disconnect', () => process.exit());
