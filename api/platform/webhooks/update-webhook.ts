import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { cancelDeliveries } from '../../../storage/platform/deliveries.ts';
import { changeWebhook, type WebhookChanges } from '../../../storage/platform/webhooks.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
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
    const changed = await changeWebhook(ctx.stores, found, toChanges(body));
    if (changed === null) throw new AppError('version_conflict');
    if (body.status === 'disabled') {
      await cancelDeliveries(ctx.stores, { webhookId: changed._id });
    }
    return { body: { data: webhookRow(changed) } };
  },
);

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
