import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { findWebhook, type WebhookRecord } from '../../../storage/webhooks/webhooks.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of an endpoint's routes. */
export const webhookParams = z.object({
  id: z.string().meta({ example: 'whk_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's endpoint that the path names. */
export function ownedWebhook({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findWebhook(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** @throws AppError 409 for a disabled endpoint. */
export function requireEnabled(webhook: WebhookRecord | null): asserts webhook is WebhookRecord {
  if (webhook?.status === 'enabled') return;
  throw new AppError('conflict', {
    message: webhook === null ? 'The endpoint was removed.' : 'The endpoint is disabled.',
  });
}
