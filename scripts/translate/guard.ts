/**
 * Who may read and write through the view: the person at this computer, in the view itself. A page from
 * elsewhere that they have open reaches a server of loopback as well; it can neither name our origin nor
 * know the token, and a name of its own that it leads to loopback (“DNS rebinding”) is none of ours.
 */
import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { tokenHeader } from './contract.ts';

/** @returns whether an address is this computer's own: 127.0.0.0/8 or ::1 (RFC 6890) */
export const isLoopback = (address: string): boolean =>
  /^(?:::ffff:)?127\./.test(address) ? isIP(address) !== 0 : address === '::1';

/** A name that resolves to loopback alone (RFC 6761, section 6.3), or its addresses, with any port. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * @param request a request to the view's addresses
 * @param peer the address it came from
 * @param token what the view was given
 * @returns why it is refused, or `undefined` where it may do what it asks
 */
export function refusalOf(request: Request, peer: string, token: string): string | undefined {
  const host = request.headers.get('host') ?? '';
  if (!isLoopback(peer)) return 'Only from this computer itself.';
  if (!ownHost.test(host)) return `Not as ${host}: open it as localhost or 127.0.0.1.`;
  // Said by every browser that can be asked not to (Fetch Metadata): `none` is who types the address.
  const from = request.headers.get('sec-fetch-site') ?? 'none';
  if (from !== 'none' && from !== 'same-origin') return 'Only from the view itself.';
  if (request.method === 'GET') return undefined;
  if (request.headers.get('origin') !== `http://${host}`) return 'Only from the view itself.';
  const given = Buffer.from(request.headers.get(tokenHeader) ?? '');
  const wanted = Buffer.from(token);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return 'The view is from before the server was started: load it anew.';
  }
  return undefined;
}
