import { accountSchema } from '../../domain/accounts/account-profile.ts';
import { findProfile } from '../../storage/accounts/account-profiles.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { accountAnswer } from './account-shape.ts';

export const getAccount = defineRoute(
  {
    name: 'getAccount',
    method: 'get',
    path: '/account',
    access: { anyKey: true, role: 'viewer' },
    readsOnly: true,
    response: recordOf(accountSchema),
    summary: "The account with its job seeker's profile.",
  },
  async (call) => accountAnswer(call, await findProfile(call.ctx.stores, accountOf(call.caller))),
);
