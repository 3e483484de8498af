import { z } from 'zod';
import { removeResume } from '../../../storage/accounts/account-resumes.ts';
import { accountOf } from '../../caller.ts';
import { defineRoute } from '../../route.ts';

export const deleteAccountResume = defineRoute(
  {
    name: 'deleteAccountResume',
    method: 'delete',
    path: '/account/resume',
    access: { scopes: ['account:manage'], role: 'admin' },
    status: 204,
    response: z.undefined(),
    summary: "Delete the account's résumé.",
  },
  async ({ ctx, caller }) => {
    await removeResume(ctx.stores, accountOf(caller));
    return { body: undefined };
  },
);
