import { z } from 'zod';
import { changeWebhook } from '../../../services/webhooks/change-webhook.ts';
import { cancelDeliveries } from '../../../storage/webhooks/deliveries.ts';
import type { WebhookChanges, WebhookRecord } from '../../../storage/webhooks/webhooks.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedWebhook, webhookParams } from './owned-webhook.ts';
import { webhookSchema } from '../../../domain/webhooks/webhook-row.ts';
import { requireTarget, webhookInput, webhookRow } from './webhook-shape.ts';

const changesInput = z.strictObject({
  url: webhookInput.shape.url.exactOptional(),
  event_kinds: webhookInput.shape.event_kinds.exactOptional(),
  description: z.string().max(500).nullable().exactOptional(),
  status: z.enum(['enabled', 'disabled']).exactOptional(),
});

export const updateWebhook = defineRoute(
  {
    name: 'updateWebhook',
    method: 'patch',
    path: '/webhooks/{id}',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: webhookParams,
    body: changesInput,
    response: recordOf(webhookSchema),
    find: ownedWebhook,
    summary: 'Change an endpoint, disable it or enable it again.',
    description:
      'Disabling cancels pending deliveries. recover sends the events that a disabled endpoint missed. A new url clears failing_since.',
  },
  async ({ ctx, found, body, headers }) => {
    const { accountId, _id: id } = found;
    const changed = await changeWebhook(ctx, { accountId, id }, (webhook) => {
      requireVersion(headers, webhook.version);
      if (body.url !== undefined) requireTarget(ctx, body.url);
      return toChanges(webhook, body);
    });
    if (body.status === 'disabled') await cancelDeliveries(ctx.stores, { webhookId: id });
    return { body: { data: webhookRow(changed) } };
  },
);

function toChanges(
  webhook: WebhookRecord,
  { event_kinds, status, ...rest }: z.output<typeof changesInput>,
): WebhookChanges {
  // A disabled endpoint keeps its reason.
  const disables = status === 'disabled' && webhook.status !== 'disabled';
  const hasMoved = rest.url !== undefined && rest.url !== webhook.url;
  return {
    ...rest,
    ...(event_kinds && { eventKinds: event_kinds }),
    ...(hasMoved && { failingSince: null }),
    ...(disables && { status, disabledReason: 'requested' }),
    ...(status === 'enabled' && { status, disabledReason: null, failingSince: null }),
  };
}
