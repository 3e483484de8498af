import { accountSchema, profileChanges } from '../../../domain/platform/account-profile.ts';
import { changeProfile } from '../../../storage/platform/account-profiles.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { accountAnswer } from './account-shape.ts';

export const updateAccount = defineRoute(
  {
    name: 'updateAccount',
    method: 'patch',
    path: '/account',
    access: { anyKey: true },
    body: profileChanges,
    response: recordOf(accountSchema),
    summary: 'Change profile and facts.',
    description: 'What is left out stays; null clears. Facts are stated here and never guessed.',
  },
  async (call) => {
    const { ctx, caller, body } = call;
    return accountAnswer(call, await changeProfile(ctx.stores, accountOf(caller), body));
  },
);
