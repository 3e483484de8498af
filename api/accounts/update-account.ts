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
    access: { anyKey: true },
    versioned: true,
    body: profileChanges,
    response: recordOf(accountSchema),
    summary: 'Change profile and facts.',
    description: 'What is left out stays; null clears. Facts are stated here and never guessed.',
  },
  async (call) => {
    const { ctx, caller, body: changes, headers } = call;
    const accountId = accountOf(caller);
    const changed = await changeProfile(ctx, { accountId, changes, judge: versionJudge(headers) });
    return accountAnswer(call, changed);
  },
);
