import { z } from 'zod';
import {
  notificationRow,
  notificationSchema,
} from '../../../domain/mail/notifications/notification.ts';
import { findSurvivor } from '../../../services/hiring/pipeline/find-survivor.ts';
import { listNotifications as list } from '../../../storage/mail/notifications/notifications.ts';
import type { ApiContext } from '../../context.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { recipientOf } from './recipient-of.ts';

export const listNotifications = defineRoute(
  {
    name: 'listNotifications',
    method: 'get',
    path: '/notifications',
    access: { scopes: ['account:manage', 'jobs:applications'], role: 'viewer' },
    readsOnly: true,
    query: z.object({
      ...pageQuery,
      unread: z.enum(['true', 'false']).exactOptional().meta({
        description: 'true: only those that were not read.',
      }),
    }),
    response: listOf(notificationSchema),
    errors: ['invalid_cursor'],
    summary: 'List the news of a member, newest first.',
    description:
      'In the console the signed-in member’s own; with a key those of the account’s first owner. News is kept for 90 days.',
  },
  async ({ ctx, caller, query }) => {
    const recipient = await recipientOf(ctx, caller);
    const filter = { ...recipient, unread: query.unread === 'true' };
    const { rows, nextCursor } = await pageById('notifications', { ctx, caller, query }, (start) =>
      list(ctx.stores, filter, start),
    );
    const data = await Promise.all(
      rows.map(async (row) =>
        notificationRow(row, await nameOf(ctx, recipient.accountId, row.candidateId)),
      ),
    );
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

async function nameOf(
  { stores }: Pick<ApiContext, 'stores'>,
  accountId: string,
  id: string | null,
): Promise<string | null> {
  return id === null ? null : ((await findSurvivor(stores, { accountId, id }))?.name ?? null);
}
