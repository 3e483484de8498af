import { accountSchema, profileChanges } from '../../domain/accounts/account-profile.ts';
import { changeProfile } from '../../services/accounts/change-profile.ts';
import { accountOf } from '../caller.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { accountAnswer } from './account-shape.ts';

export const updateAccount = defineRoute(
  {
    name: 'updateAccount',
    method: 'patch',
    path: '/account',
    access: { scopes: ['account:manage'], role: 'admin' },
    versioned: true,
    body: profileChanges,
    response: recordOf(accountSchema),
    summary: 'Change the profile and the facts of the account.',
    description:
      'Only the members that are sent change; null clears a member. A fact is replaced as a whole. Applications use only facts stated here and never guess them.',
  },
  async (call) => {
    const { ctx, caller, body: changes, headers } = call;
    const accountId = accountOf(caller);
    const changed = await changeProfile(ctx, { accountId, changes, judge: versionJudge(headers) });
    return accountAnswer(call, changed);
  },
);
