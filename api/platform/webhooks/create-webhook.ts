import { AppError } from '../../../domain/common/errors.ts';
import { countWebhooks, insertWebhook } from '../../../storage/platform/webhooks.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import {
  requireTarget,
  webhookInput,
  webhookRow,
  webhookWithSecretSchema,
} from './webhook-shape.ts';

/** Every event is multiplied by them. */
const MAX_PER_ACCOUNT = 50;

export const createWebhook = defineRoute(
  {
    name: 'createWebhook',
    method: 'post',
    path: '/webhooks',
    access: { scopes: ['webhooks:manage'] },
    idempotent: true,
    holdsSecret: true,
    meter: 'platform_calls',
    body: webhookInput,
    status: 201,
    response: recordOf(webhookWithSecretSchema),
    errors: ['conflict'],
    summary: 'Register an endpoint for signed events.',
    description:
      'The secret is shown here and after a rotation, never again. Addresses inside private networks are refused.',
  },
  async ({ ctx, caller, body }) => {
    requireTarget(ctx, body.url);
    const accountId = accountOf(caller);
    if ((await countWebhooks(ctx.stores, accountId)) >= MAX_PER_ACCOUNT) {
      throw new AppError('conflict', { message: `An account has ${MAX_PER_ACCOUNT} endpoints.` });
    }
    const { url, description, event_kinds: eventKinds } = body;
    const made = await insertWebhook(ctx.stores, { accountId, url, description, eventKinds });
    return { body: { data: { ...webhookRow(made.webhook), secret: made.secret } } };
  },
);
