/**
 * Who calls, as far as limits need to know: the address of the connection or, behind a proxy that is
 * trusted, the one the proxy saw. `X-Forwarded-For` by itself is the caller's own word.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The other end of the connection a request came by. */
export interface Peer {
  address: string;
}

/**
 * @param trustedHeader the header in which a proxy tells the caller's address; of a list the last
 *   entry counts, the one the nearest proxy added. Empty means that there is no proxy
 * @returns the caller's network: an IPv4 address, or the first 64 bits of an IPv6 address, of which
 *   one subscriber has all the rest (RFC 6177). Nothing where there is no address, since a platform
 *   that ends connections itself gives all callers the same unspecified one, or where it is a proxy's
 */
export function callerOf(
  headers: Headers,
  peer: Peer | undefined,
  trustedHeader: string,
): string | undefined {
  const told = trustedHeader ? headers.get(trustedHeader)?.split(',').at(-1)?.trim() : undefined;
  if (told) return networkOf(told);
  const address = peer?.address ?? '';
  if (['', '0.0.0.0', '::'].includes(address)) return undefined;
  return !trustedHeader && isProxy(networkOf(address), headers) ? undefined : networkOf(address);
}

/** As `networkOf` writes them (RFC 6890; RFC 4193 for IPv6). */
const networks = {
  loopback: /^127\.|^0:0:0:0::/,
  private: /^(?:10|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|^f[cd]..:|^fe80:/,
};

/** How a machine calls itself, with a port or without. */
const ownName = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a connection seems to be that of a proxy nobody has told us of: one from this machine to a
 * name that is not its own, or one from a private network with what proxies add. From nowhere else:
 * a visitor who adds the like would be counted as nobody in particular.
 */
function isProxy(network: string, headers: Headers): boolean {
  if (networks.loopback.test(network)) return !ownName.test(headers.get('host') ?? 'localhost');
  return networks.private.test(network) && forwarding.some((name) => headers.has(name));
}

/**
 * @param caller as `callerOf` gives it
 * @returns the network around it, which one subscriber may have whole: 24 bits of an IPv4 address, 48
 *   of an IPv6 one (RFC 6177)
 */
export function neighbourhoodOf(caller: string): string {
  return caller.endsWith('::/64')
    ? `${caller.split(':').slice(0, 3).join(':')}::/48`
    : `${caller.replace(/\.\d+$/, '')}.0/24`;
}

function networkOf(address: string): string {
  const plain = address.replace(/^\[|\](?::\d+)?$/g, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').slice(0, 64);
  // The platform's own reading of an address expands nothing, so the gap is filled here.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array.from({ length: 8 - start.length - end.length }, () => '0');
  const groups = tail === undefined ? start : [...start, ...gap, ...end];
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The IPv4 address in an IPv6 one (RFC 4291, section 2.5.5.2), which sockets for both kinds give. */
function mappedAddress(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** @returns what stands for a caller in the store: it cannot be led back to the address */
export function pseudonymOf(caller: string, salt: string): string {
  return createHmac('sha256', salt).update(caller).digest('base64url').slice(0, 22);
}
