import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import {
  findWebhook,
  saveWebhook,
  type WebhookChanges,
  type WebhookRecord,
} from '../../storage/webhooks/webhooks.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

/**
 * Applies `decide` to the current endpoint. Retries on a version conflict, and writes nothing when nothing changes.
 * @throws AppError `not_found`, and any error of `decide`.
 */
export async function changeWebhook(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  decide: (webhook: WebhookRecord) => WebhookChanges,
): Promise<WebhookRecord> {
  return retryOnConflict(async () => {
    const webhook = await findWebhook(stores, target);
    if (webhook === null) throw new AppError('not_found');
    const changes = decide(webhook);
    if (isDeepStrictEqual({ ...webhook, ...changes }, webhook)) return webhook;
    return saveWebhook(stores, webhook, changes);
  });
}
