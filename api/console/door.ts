import type { Request } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import type { SignedIn } from '../../domain/accounts/console/people.ts';
import type { ApiContext } from '../context.ts';
import type { Door } from '../request-pipeline.ts';
import { sessionToken } from './cookie.ts';
import { requireJson, requireSameOrigin } from './same-origin.ts';

/** The signed-in person of a request's session cookie; null without an open session. */
export async function signedInBy(ctx: ApiContext, req: Request): Promise<SignedIn | null> {
  const token = sessionToken(ctx.config, req);
  return token === null ? null : ctx.sessions.find(token);
}

/** Calls of the console: the cookie opens them in place of a key, and only from our own pages. */
export const sessionDoor: Door = {
  base: '/console/api',
  async identify(ctx, _access, req) {
    const signedIn = await signedInBy(ctx, req);
    if (signedIn === null) throw new AppError('signed_out');
    requireSameOrigin(req);
    requireJson(req);
    return { kind: 'member', signedIn, accountId: signedIn.member.accountId };
  },
};
