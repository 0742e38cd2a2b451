/** Serves the function under Deno. Node imports `handler.ts` instead. */
import { handler, sendDueHandler } from './handler.ts';

Deno.serve((request, { remoteAddr }) => {
  const serve = new URL(request.url).pathname.endsWith('/due') ? sendDueHandler : handler;
  return serve(request, { address: remoteAddr.hostname });
});
