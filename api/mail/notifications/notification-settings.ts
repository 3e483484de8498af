import {
  choicesInput,
  choicesSchema,
  defaultChoices,
} from '../../../domain/mail/notifications/notification-kinds.ts';
import {
  changeChoices,
  findChoices,
} from '../../../storage/mail/notifications/notification-settings.ts';
import type { Recipient } from '../../../storage/mail/notifications/notifications.ts';
import type { ApiContext } from '../../context.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { recipientOf } from './recipient-of.ts';

const description =
  'In the console the settings are the signed-in member’s own. A key reads and changes those of the account’s first owner, or of the account’s address where it has no members; such an account is notified once its settings have been changed. at_once and daily show news in the console and mail it, daily in one mail at 08:00 UTC; off does neither.';

export const getNotificationSettings = defineRoute(
  {
    name: 'getNotificationSettings',
    method: 'get',
    path: '/notification-settings',
    access: { scopes: ['account:manage'], role: 'viewer' },
    readsOnly: true,
    response: recordOf(choicesSchema),
    summary: 'Read which news reaches a member, and how.',
    description,
  },
  async ({ ctx, caller }) => ({
    body: { data: await choicesOf(ctx, await recipientOf(ctx, caller)) },
  }),
);

export const updateNotificationSettings = defineRoute(
  {
    name: 'updateNotificationSettings',
    method: 'patch',
    path: '/notification-settings',
    access: { scopes: ['account:manage'], role: 'viewer' },
    body: choicesInput,
    response: recordOf(choicesSchema),
    summary: 'Change which news reaches a member, and how.',
    description,
  },
  async ({ ctx, caller, body }) => {
    const recipient = await recipientOf(ctx, caller);
    if (Object.keys(body).length > 0) await changeChoices(ctx.stores, recipient, body);
    return { body: { data: await choicesOf(ctx, recipient) } };
  },
);

async function choicesOf({ stores }: Pick<ApiContext, 'stores'>, recipient: Recipient) {
  const chosen = await findChoices(stores, recipient.accountId);
  return { ...defaultChoices, ...chosen.get(recipient.recipientId) };
}
