/** The chat's function over the small site of the tests, to be run by Deno. */
import { createChatHandler } from '../../../supabase/functions/chat-with-ai/chatHandler.ts';
import { site } from './site.ts';

const handler = createChatHandler(site);

Deno.serve((request, { remoteAddr }) => handler(request, { address: remoteAddr.hostname }));
