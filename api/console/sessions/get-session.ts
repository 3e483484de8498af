import { AppError } from '../../../domain/common/errors.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { openPlaces } from '../../../services/accounts/console/open-places.ts';
import { signedInOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { profileRow, signedInSchema } from '../../../domain/accounts/console/session-row.ts';

export const getSession = defineRoute(
  {
    name: 'getSession',
    method: 'get',
    path: '/session',
    access: { role: 'interviewer' },
    response: recordOf(signedInSchema),
    summary: 'The person who is signed in, with their role and accounts.',
  },
  async ({ ctx, caller }) => {
    const { user, member, session } = signedInOf(caller);
    const places = await openPlaces(ctx.stores, { user, member, session });
    const accounts = await Promise.all(
      places.map(async ({ accountId, role }) => {
        const account = await findAccount(ctx.stores, accountId);
        return { id: accountId, name: account?.name ?? null, email: account?.email ?? '', role };
      }),
    );
    const account = accounts.find(({ id }) => id === member.accountId);
    if (account === undefined) throw new AppError('signed_out');
    return {
      body: {
        data: {
          user: profileRow(user),
          role: member.role,
          account: { id: account.id, name: account.name, email: account.email },
          accounts: accounts.map((one) => ({ id: one.id, name: one.name, role: one.role })),
        },
      },
    };
  },
);
