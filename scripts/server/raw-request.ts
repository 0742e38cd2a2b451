import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Asks a server of this machine for a path as it stands, which no browser would leave as it is: for
 * tests. Decodes nothing and follows nothing.
 */
export async function askAt(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Request = {},
) {
  const sent = request({ port, path, method, headers, agent: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode!, headers: response.headers, bytes, body: bytes.toString() };
}
