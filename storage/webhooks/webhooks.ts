import type { OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newId } from '../new-id.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import { newSecret } from './webhook-secrets.ts';
import { webhookModel, type WebhookRecord } from './webhook.model.ts';

export type { WebhookRecord } from './webhook.model.ts';

/** How long the previous secret signs along after a rotation (decision 0016). */
const OLD_SECRET_SIGNS_MS = 24 * 60 * 60 * 1000;

export type NewWebhook = Pick<WebhookRecord, 'accountId' | 'url' | 'description' | 'eventKinds'>;

/** An endpoint and its secret as the owner is shown it, once. */
export interface WebhookWithSecret {
  webhook: WebhookRecord;
  secret: string;
}

/** Adds an endpoint with a secret of its own; an existing one with this id is returned unchanged. */
export async function insertWebhook(
  stores: Stores,
  webhook: NewWebhook,
  id: string = newId('webhook'),
): Promise<WebhookWithSecret> {
  const { secret, sealed } = newSecret(stores, id);
  const record: WebhookRecord = {
    _id: id,
    ...webhook,
    status: 'enabled',
    disabledReason: null,
    secret: sealed,
    previousSecret: null,
    failingSince: null,
    createdAt: new Date(),
    version: 1,
    outbox: [],
  };
  if (await unlessTaken(() => webhookModel(stores.mongo).create(record))) {
    return { webhook: record, secret };
  }
  const made = await findWithSecret(stores, { accountId: webhook.accountId, id });
  if (made === null) throw new Error(`${id} was taken, and has been removed since.`);
  return made;
}

export function countWebhooks(stores: Stores, accountId: string): Promise<number> {
  return webhookModel(stores.mongo).countDocuments({ accountId });
}

/** An endpoint of an account; null if it belongs to another account. */
export const findWebhook = readOwned(webhookModel);

/** An endpoint of this account with its secret, for the call that made it; null where there is none. */
export async function findWithSecret(
  stores: Stores,
  ref: OwnedRef,
): Promise<WebhookWithSecret | null> {
  const webhook = await findWebhook(stores, ref);
  return webhook && { webhook, secret: stores.secrets.open(webhook.secret, ref.id) };
}

/** A page of an account's endpoints, newest first. */
export function listWebhooks(
  stores: Stores,
  accountId: string,
  page: PageStart,
): Promise<WebhookRecord[]> {
  return newestFirst(webhookModel(stores.mongo), { accountId }, page);
}

/** All endpoints of these accounts, disabled ones too. */
export function findSubscribers(
  stores: Stores,
  accountIds: readonly string[],
): Promise<WebhookRecord[]> {
  return webhookModel(stores.mongo)
    .find({ accountId: { $in: accountIds } }, { outbox: 0 })
    .lean<WebhookRecord[]>();
}

export type WebhookChanges = Partial<
  Pick<
    WebhookRecord,
    'url' | 'description' | 'eventKinds' | 'status' | 'disabledReason' | 'failingSince'
  >
>;

/** Writes changes over the version that was read; null when it has changed or gone since. */
export function saveWebhook(
  stores: Stores,
  { _id, accountId, version }: WebhookRecord,
  changes: WebhookChanges,
): Promise<WebhookRecord | null> {
  return webhookModel(stores.mongo)
    .findOneAndUpdate(
      { _id, accountId, version },
      { $set: changes, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<WebhookRecord>();
}

/**
 * Gives an endpoint a new secret beside which the present one signs for a day; null when it has changed or gone since it
 * was read. A repeated run returns the secret of the first run: a third secret would end the one in use.
 */
export async function rotateSecret(
  stores: Stores,
  { _id, accountId, version, secret: previous, rotatedBy }: WebhookRecord,
  run: string | null = null,
): Promise<WebhookWithSecret | null> {
  if (run !== null && rotatedBy === run) return findWithSecret(stores, { accountId, id: _id });
  const validUntil = new Date(Date.now() + OLD_SECRET_SIGNS_MS);
  const { secret, sealed } = newSecret(stores, _id);
  const webhook = await webhookModel(stores.mongo)
    .findOneAndUpdate(
      { _id, accountId, version, secret: previous },
      {
        $set: { secret: sealed, previousSecret: { secret: previous, validUntil }, rotatedBy: run },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<WebhookRecord>();
  return webhook && { webhook, secret };
}

/** Removes an endpoint as it was read, unless events wait in its outbox; false when it has changed or gone since. */
export async function deleteWebhook(
  stores: Stores,
  { _id, accountId, version }: WebhookRecord,
): Promise<boolean> {
  const result = await webhookModel(stores.mongo).deleteOne({
    _id,
    accountId,
    version,
    'outbox.0': { $exists: false },
  });
  return result.deletedCount === 1;
}

/** Notes a failure, where it is the first since the last success. */
export async function noteFailure(stores: Stores, id: string, failingSince: Date): Promise<void> {
  await webhookModel(stores.mongo).updateOne(
    { _id: id, failingSince: null },
    { $set: { failingSince } },
  );
}

/** Successes of endpoints. Failures of earlier attempts no longer count, also if they are stored later. */
export async function noteSuccesses(
  stores: Stores,
  successes: readonly { id: string; at: Date }[],
): Promise<void> {
  const latest = new Map<string, Date>();
  for (const { id, at } of successes) if (at > (latest.get(id) ?? 0)) latest.set(id, at);
  if (latest.size === 0) return;
  const failed = [...latest].map(([_id, at]) => ({ _id, failingSince: { $lte: at } }));
  await webhookModel(stores.mongo).updateMany({ $or: failed }, { $set: { failingSince: null } });
}

/**
 * Disables an endpoint and stores the event that says so, in one write; false if it is already disabled, its URL has changed,
 * or `failingSince` has changed because of a success.
 */
export async function disableWebhook(
  stores: Stores,
  { _id, url, failingSince }: Pick<WebhookRecord, '_id' | 'url' | 'failingSince'>,
  { reason, event }: { reason: 'gone' | 'failing'; event: OutboxEvent },
): Promise<boolean> {
  const result = await webhookModel(stores.mongo).updateOne(
    { _id, url, status: 'enabled', ...(reason === 'failing' && { failingSince }) },
    {
      $set: { status: 'disabled', disabledReason: reason },
      $push: { outbox: event },
      $inc: { version: 1 },
    },
  );
  return result.modifiedCount === 1;
}
