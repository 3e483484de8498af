import { z } from 'zod';
import { listInvitations as readInvitations } from '../../../storage/accounts/console/invitations.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { invitationRow, invitationSchema } from '../../../domain/accounts/console/member-row.ts';

export const listInvitations = defineRoute(
  {
    name: 'listInvitations',
    method: 'get',
    path: '/invitations',
    access: { role: 'admin' },
    query: z.object(pageQuery),
    response: listOf(invitationSchema),
    errors: ['invalid_cursor'],
    summary: 'List the open invitations, newest first.',
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('invitations', { ctx, caller, query }, (start) =>
      readInvitations(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(invitationRow), meta: listMeta({ nextCursor }) } };
  },
);
