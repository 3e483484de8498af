import { z } from 'zod';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { findSession } from '../../../storage/agent/apply-sessions.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** A path that names a session of the caller's account. */
export const ownedSession = {
  params: z.object({ id: z.string().meta({ example: 'ses_0NaQ8xT2v7Bd1kZp4mXw' }) }),
  find: ({ ctx, caller, params }: FindCall<{ id: string }>): Promise<ApplySession | null> =>
    findSession(ctx.stores, { accountId: accountOf(caller), id: params.id }),
};
