import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { revokeInvitation as revoke } from '../../../storage/accounts/console/invitations.ts';
import { causeOf } from '../../caller.ts';
import { defineRoute } from '../../route.ts';
import { idParams, ownedInvitation } from './owned-member.ts';

export const revokeInvitation = defineRoute(
  {
    name: 'revokeInvitation',
    method: 'delete',
    path: '/invitations/{id}',
    access: { role: 'admin' },
    params: idParams,
    find: ownedInvitation,
    status: 204,
    response: z.undefined(),
    summary: 'Withdraw an open invitation. Its link stops working.',
  },
  async (call) => {
    const revoked = await revoke(call.ctx.stores, call.found, causeOf(call));
    if (!revoked) throw new AppError('not_found');
    return { body: undefined };
  },
);
