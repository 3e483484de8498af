import { AppError } from '../../../domain/common/errors.ts';
import { rotateSecret } from '../../../storage/platform/webhooks/webhooks.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import {
  ownedWebhook,
  webhookParams,
  webhookRow,
  webhookWithSecretSchema,
} from './webhook-shape.ts';

export const rotateWebhookSecret = defineRoute(
  {
    name: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhooks/{id}/rotate-secret',
    access: { scopes: ['webhooks:manage'] },
    idempotent: true,
    holdsSecret: true,
    meter: 'platform_calls',
    params: webhookParams,
    response: recordOf(webhookWithSecretSchema),
    find: ownedWebhook,
    errors: ['conflict'],
    summary: 'Give an endpoint a new secret.',
    description: 'For 24 hours every delivery carries signatures by the new and by the old one.',
  },
  async ({ ctx, found, run }) => {
    const rotated = await rotateSecret(ctx.stores, found, run);
    if (rotated === null) {
      throw new AppError('conflict', { message: 'The secret is being rotated by another call.' });
    }
    return { body: { data: { ...webhookRow(rotated.webhook), secret: rotated.secret } } };
  },
);
