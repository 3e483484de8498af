import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { switchAccount as move } from '../../../storage/accounts/console/console-sessions.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import { signedInOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const switchAccount = defineRoute(
  {
    name: 'switchAccount',
    method: 'post',
    path: '/session/account',
    access: { role: 'interviewer' },
    body: z.strictObject({ account_id: z.string() }),
    response: recordOf(z.object({ account_id: z.string() })),
    summary: 'Work in another account of the same person, within a second.',
  },
  async ({ ctx, caller, body }) => {
    const { session, user } = signedInOf(caller);
    if (session.issuer !== null) throw new AppError('not_found');
    const place = await findPlace(ctx.stores, { userId: user.id, accountId: body.account_id });
    if (place === null || place.isRemoved) throw new AppError('not_found');
    await move(ctx.stores, session, place.accountId);
    ctx.sessions.forget(session.id);
    return { body: { data: { account_id: place.accountId } } };
  },
);
