import { z } from 'zod';
import { countUnread, markRead } from '../../../storage/mail/notifications/notifications.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { recipientOf } from './recipient-of.ts';

/** A larger number of unread notifications is shown as this one. */
export const MOST_COUNTED = 100;

const unreadSchema = z.object({
  unread: z.int().meta({ description: `Up to ${MOST_COUNTED}.` }),
});

export const countNotifications = defineRoute(
  {
    name: 'countNotifications',
    method: 'get',
    path: '/notifications/count',
    access: { scopes: ['account:manage'], role: 'viewer' },
    readsOnly: true,
    response: recordOf(unreadSchema),
    summary: 'Count the news that a member has not read.',
  },
  async ({ ctx, caller }) => {
    const recipient = await recipientOf(ctx, caller);
    return { body: { data: { unread: await countUnread(ctx.stores, recipient, MOST_COUNTED) } } };
  },
);

export const readNotifications = defineRoute(
  {
    name: 'readNotifications',
    method: 'post',
    path: '/notifications/read',
    access: { scopes: ['account:manage'], role: 'viewer' },
    body: z.strictObject({
      ids: z
        .array(z.string().max(50))
        .min(1)
        .max(100)
        .exactOptional()
        .meta({ description: 'Without it, all are marked.' }),
    }),
    response: recordOf(unreadSchema),
    summary: 'Mark news of a member as read.',
    description: 'Ids of news that is not the member’s are ignored.',
  },
  async ({ ctx, caller, body }) => {
    const recipient = await recipientOf(ctx, caller);
    await markRead(ctx.stores, recipient, { ids: body.ids ?? null, at: new Date() });
    return { body: { data: { unread: await countUnread(ctx.stores, recipient, MOST_COUNTED) } } };
  },
);
