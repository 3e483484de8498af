import { isIP } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../domain/common/errors.ts';
import type { Access } from '../access.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';

/**
 * Identifies the caller: the address on public routes, elsewhere the holder of a valid key.
 * @throws AppError 401.
 */
export async function identify(ctx: ApiContext, access: Access, req: Request): Promise<Caller> {
  if ('public' in access) return { kind: 'address', address: clientAddress(req) };
  const text = bearerToken(req.headers.authorization);
  const key = text === null ? null : await ctx.keys.find(text);
  if (key === null) throw new AppError('invalid_api_key');
  return { kind: 'key', key, accountId: key.accountId };
}

/** RFC 9110, section 11.4: one or more spaces separate the two. */
function bearerToken(header: string | undefined): string | null {
  const [scheme = '', token = '', ...rest] = (header ?? '').split(' ').filter(Boolean);
  return scheme.toLowerCase() === 'bearer' && rest.length === 0 ? token : null;
}

/** `203.0.113.7:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`, as some proxies write them. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;
const IPV6_NETWORK_BITS = 64;

/**
 * The address by which public routes are limited: an IPv4 address, or the /64 network of an IPv6 address, since a
 * household gets a whole /64. Behind trusted proxies it is the one in `X-Forwarded-For`. If that entry is not an
 * address, it is the address of the connection.
 */
export function clientAddress(req: Pick<Request, 'ip' | 'socket'>): string {
  const address = parseAddress(req.ip) ?? parseAddress(req.socket.remoteAddress);
  // A connection without an address is closed, so no other client shares the name.
  if (address === undefined) return 'closed';
  if (address.kind() === 'ipv4') return address.toString();
  const network = `${address.toNormalizedString()}/${IPV6_NETWORK_BITS}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(network).toString()}/${IPV6_NETWORK_BITS}`;
}

/** An IPv4 address that is written as IPv6 is returned as IPv4. */
function parseAddress(text = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const trimmed = text.trim();
  const [, ipv4, ipv6] = WITH_PORT.exec(trimmed) ?? [];
  const bare = ipv4 ?? ipv6 ?? trimmed;
  // ipaddr.js alone would also take `4711` and `0x7f.1`.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}
