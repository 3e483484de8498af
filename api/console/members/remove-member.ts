import { z } from 'zod';
import { dismiss } from '../../../services/accounts/console/change-members.ts';
import { causeOf } from '../../caller.ts';
import { defineRoute } from '../../route.ts';
import { idParams, ownedMember, requireOwnerFor } from './owned-member.ts';

export const removeMember = defineRoute(
  {
    name: 'removeMember',
    method: 'delete',
    path: '/members/{id}',
    access: { role: 'admin', fresh: true },
    params: idParams,
    find: ownedMember,
    status: 204,
    response: z.undefined(),
    errors: ['conflict'],
    summary: 'Remove a member. The last owner stays.',
  },
  async (call) => {
    requireOwnerFor(call.caller, [call.found.role]);
    await dismiss(call.ctx.stores, call.found, causeOf(call));
    return { body: undefined };
  },
);
