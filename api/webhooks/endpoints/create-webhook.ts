import { AppError } from '../../../domain/common/errors.ts';
import { idOf } from '../../../storage/new-id.ts';
import {
  countWebhooks,
  findWithSecret,
  insertWebhook,
  type NewWebhook,
  type WebhookWithSecret,
} from '../../../storage/webhooks/webhooks.ts';
import { accountOf } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import {
  requireTarget,
  webhookInput,
  webhookRow,
  webhookWithSecretSchema,
} from './webhook-shape.ts';

/** Each event is delivered to each of them. */
const MAX_PER_ACCOUNT = 50;

export const createWebhook = defineRoute(
  {
    name: 'createWebhook',
    method: 'post',
    path: '/webhooks',
    access: { scopes: ['webhooks:manage'], role: 'admin' },
    idempotent: true,
    holdsSecret: true,
    meter: 'platform_calls',
    body: webhookInput,
    status: 201,
    response: recordOf(webhookWithSecretSchema),
    errors: ['conflict'],
    summary: 'Register an endpoint for signed events.',
    description:
      'The secret is returned only here and by rotate-secret. Addresses of private networks are refused. An account has at most 50 endpoints.',
  },
  async ({ ctx, caller, body, run }) => {
    requireTarget(ctx, body.url);
    const { url, description, event_kinds: eventKinds } = body;
    const wanted = { accountId: accountOf(caller), url, description, eventKinds };
    const made = await makeOnce(ctx, wanted, run);
    return { body: { data: { ...webhookRow(made.webhook), secret: made.secret } } };
  },
);

async function makeOnce(
  { stores }: ApiContext,
  wanted: NewWebhook,
  run: string | null,
): Promise<WebhookWithSecret> {
  const { accountId } = wanted;
  const id = idOf('webhook', run);
  const earlier = run === null ? null : await findWithSecret(stores, { accountId, id });
  if (earlier !== null) return earlier;
  if ((await countWebhooks(stores, accountId)) >= MAX_PER_ACCOUNT) {
    throw new AppError('conflict', { message: `An account has ${MAX_PER_ACCOUNT} endpoints.` });
  }
  return insertWebhook(stores, wanted, id);
}
