import type { Request } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import type { Access } from '../access.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { clientAddress } from './client-address.ts';

/**
 * Identifies the caller: the address on public routes, elsewhere the holder of a valid key.
 * @throws 401.
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
