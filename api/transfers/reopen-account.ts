import { accountSchema } from '../../domain/accounts/account-profile.ts';
import { reopenAccount as reopen } from '../../services/transfers/closing/close-account.ts';
import { findProfile } from '../../storage/accounts/account-profiles.ts';
import { accountAnswer } from '../accounts/account-shape.ts';
import { accountOf, causeOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const reopenAccount = defineRoute(
  {
    name: 'reopenAccount',
    method: 'post',
    path: '/account/reopen',
    access: { scopes: ['account:manage'], role: 'owner', fresh: true },
    response: recordOf(accountSchema),
    errors: ['conflict'],
    summary: 'Keep an account that is closing.',
    description:
      'Undoes DELETE /account: closes_at is null again. An account that is not closing stays as it is. Once its data is being erased, 409 conflict.',
  },
  async (call) => {
    const accountId = accountOf(call.caller);
    await reopen(call.ctx, accountId, causeOf(call));
    return accountAnswer(call, await findProfile(call.ctx.stores, accountId));
  },
);
