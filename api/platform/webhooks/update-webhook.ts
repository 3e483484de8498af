import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { cancelDeliveries } from '../../../storage/platform/webhooks/deliveries.ts';
import {
  changeWebhook,
  findWebhook,
  type WebhookChanges,
  type WebhookRecord,
} from '../../../storage/platform/webhooks/webhooks.ts';
import type { ApiContext } from '../../context.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute, type RouteCall } from '../../route.ts';
import {
  ownedWebhook,
  requireTarget,
  webhookInput,
  webhookParams,
  webhookRow,
  webhookSchema,
} from './webhook-shape.ts';

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
    access: { scopes: ['webhooks:manage'] },
    versioned: true,
    meter: 'platform_calls',
    params: webhookParams,
    body: changesInput,
    response: recordOf(webhookSchema),
    find: ownedWebhook,
    summary: 'Change an endpoint, disable it or enable it again.',
    description:
      'Disabling ends the deliveries under way. What a disabled endpoint misses is kept: recover sends it.',
  },
  async ({ ctx, found, body, headers }) => {
    requireVersion(headers, found.version);
    if (body.url !== undefined) requireTarget(ctx, body.url);
    const changed = await change(ctx, found, { changes: toChanges(body), headers });
    if (body.status === 'disabled') {
      await cancelDeliveries(ctx.stores, { webhookId: changed._id });
    }
    return { body: { data: webhookRow(changed) } };
  },
);

/** Changes an endpoint; again where somebody else was first, unless the caller has said which version it means. */
async function change(
  { stores }: ApiContext,
  found: WebhookRecord,
  { changes, headers }: { changes: WebhookChanges; headers: RouteCall['headers'] },
): Promise<WebhookRecord> {
  let webhook: WebhookRecord | null = found;
  while (webhook !== null) {
    requireVersion(headers, webhook.version);
    const changed = await changeWebhook(stores, webhook, changes);
    if (changed !== null) return changed;
    webhook = await findWebhook(stores, found.accountId, found._id);
  }
  throw new AppError('not_found');
}

function toChanges({
  event_kinds,
  status,
  ...rest
}: z.output<typeof changesInput>): WebhookChanges {
  return {
    ...rest,
    ...(event_kinds && { eventKinds: event_kinds }),
    ...(status === 'disabled' && { status, disabledReason: 'requested' }),
    ...(status === 'enabled' && { status, disabledReason: null, failingSince: null }),
  };
}
