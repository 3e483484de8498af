import { AppError } from '../../../domain/common/errors.ts';
import { retryOnConflict } from '../../../services/retry-on-conflict.ts';
import {
  findWebhook,
  rotateSecret,
  type WebhookRecord,
  type WebhookWithSecret,
} from '../../../storage/webhooks/webhooks.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute, type RouteCall } from '../../route.ts';
import { ownedWebhook, webhookParams } from './owned-webhook.ts';
import { webhookRow, webhookWithSecretSchema } from './webhook-shape.ts';

export const rotateWebhookSecret = defineRoute(
  {
    name: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/{id}/rotate-secret',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    idempotent: true,
    versioned: true,
    holdsSecret: true,
    meter: 'platform_calls',
    params: webhookParams,
    response: recordOf(webhookWithSecretSchema),
    find: ownedWebhook,
    errors: ['conflict'],
    summary: 'Rotate the secret of an endpoint.',
    description: 'For 24 hours every request is signed with the new and the old secret.',
  },
  async (call) => {
    const { webhook, secret } = await retryOnConflict(() => rotate(call));
    return { body: { data: { ...webhookRow(webhook), secret } } };
  },
);

type Call = RouteCall<unknown, unknown, unknown, WebhookRecord>;

/** Null on a version conflict, except with another rotation. */
async function rotate({ ctx, found, run, headers }: Call): Promise<WebhookWithSecret | null> {
  const { accountId, _id: id, secret } = found;
  const webhook = await findWebhook(ctx.stores, { accountId, id });
  if (webhook === null) throw new AppError('not_found');
  const isRepeated = run !== null && webhook.rotatedBy === run;
  if (!isRepeated) {
    requireVersion(headers, webhook.version);
    if (webhook.secret !== secret) {
      throw new AppError('conflict', { message: 'The secret is being rotated by another call.' });
    }
  }
  return rotateSecret(ctx.stores, webhook, run);
}
