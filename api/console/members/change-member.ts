import { z } from 'zod';
import { roles } from '../../../domain/accounts/console/roles.ts';
import { giveRole } from '../../../services/accounts/console/change-members.ts';
import { causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { idParams, ownedMember, requireOwnerFor } from './owned-member.ts';

export const changeMember = defineRoute(
  {
    name: 'changeMember',
    method: 'patch',
    path: '/members/{id}',
    access: { role: 'admin', fresh: true },
    params: idParams,
    find: ownedMember,
    body: z.strictObject({ role: z.enum(roles) }),
    response: recordOf(z.object({ id: z.string(), role: z.enum(roles) })),
    errors: ['conflict'],
    summary: "Change a member's role. The last owner keeps theirs.",
  },
  async (call) => {
    const { found: member, body } = call;
    requireOwnerFor(call.caller, [member.role, body.role]);
    const { id, role } = await giveRole(
      call.ctx.stores,
      { member, role: body.role },
      causeOf(call),
    );
    return { body: { data: { id, role } } };
  },
);
