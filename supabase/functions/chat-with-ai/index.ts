/** Serves the function under Deno. Node imports `handler.ts` instead. */
import { handler } from './handler.ts';

Deno.serve((request, { remoteAddr }) => handler(request, { address: remoteAddr.hostname }));
