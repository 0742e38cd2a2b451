/**
 * Has the entry of a function, which is its one argument, serve on a free port of loopback under Deno, and
 * says on which: Deno 2.1 takes no address from its environment.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

type Serve = (...given: readonly unknown[]) => unknown;

const deno = Deno as { serve: Serve };
const { serve } = deno;
const onListen = ({ port }: { port: number }) =>
  console.error(`Listening on http://127.0.0.1:${port}`);
deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0, onListen }, handler);

await import(pathToFileURL(process.argv[2]!).href);
