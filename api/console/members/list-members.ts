import { z } from 'zod';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { listMembers as readMembers } from '../../../storage/accounts/console/members.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { memberRow, memberSchema } from '../../../domain/accounts/console/member-row.ts';

export const listMembers = defineRoute(
  {
    name: 'listMembers',
    method: 'get',
    path: '/members',
    access: { role: 'admin' },
    query: z.object(pageQuery),
    response: listOf(memberSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's members, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('members', { ctx, caller, query }, (start) =>
      readMembers(ctx.stores, accountOf(caller), start),
    );
    const users = await findUsers(
      ctx.stores,
      rows.map(({ userId }) => userId),
    );
    const byId = new Map(users.map((user) => [user.id, user]));
    const data = rows.flatMap((member) => {
      const user = byId.get(member.userId);
      return user === undefined ? [] : [memberRow(member, user)];
    });
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
