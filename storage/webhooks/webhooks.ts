import type { OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newId } from '../new-id.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import { together } from '../together.ts';
import { newSecret } from './webhook-secrets.ts';
import { webhookModel, type WebhookRecord } from './webhook.model.ts';

export type { WebhookRecord } from './webhook.model.ts';

/** How long the previous secret also signs after a rotation (decision 0016). */
const OLD_SECRET_SIGNS_MS = 24 * 60 * 60 * 1000;

export type NewWebhook = Pick<WebhookRecord, 'accountId' | 'url' | 'description' | 'eventKinds'>;

/** An endpoint and its secret, which the owner sees once. */
export interface WebhookWithSecret {
  webhook: WebhookRecord;
  secret: string;
}

/** Adds an endpoint with a new secret. An existing endpoint with this id is returned unchanged. */
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
  if (made === null) throw new Error(`${id} was created and deleted concurrently.`);
  return made;
}

export function countWebhooks(stores: Stores, accountId: string): Promise<number> {
  return webhookModel(stores.mongo).countDocuments({ accountId });
}

/** An endpoint of the account; null when there is none. */
export const findWebhook = readOwned(webhookModel);

/** An endpoint of the account with its secret, for the call that created it; null when there is none. */
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

/** The members of an endpoint that fan-out needs. */
export type Subscriber = Pick<WebhookRecord, '_id' | 'accountId' | 'eventKinds' | 'status'>;

/** All endpoints of these accounts, including disabled ones. */
export function findSubscribers(
  stores: Stores,
  accountIds: readonly string[],
): Promise<Subscriber[]> {
  return webhookModel(stores.mongo)
    .find({ accountId: { $in: accountIds } }, { accountId: 1, eventKinds: 1, status: 1 })
    .lean<Subscriber[]>();
}

/** All endpoints of an account; concurrent calls share one query. */
export const findSubscribersOf = together<string, Subscriber[]>(async (stores, accountIds) => {
  const found = await findSubscribers(stores, [...new Set(accountIds)]);
  return accountIds.map((asked) => found.filter(({ accountId }) => accountId === asked));
});

export type WebhookChanges = Partial<
  Pick<
    WebhookRecord,
    'url' | 'description' | 'eventKinds' | 'status' | 'disabledReason' | 'failingSince'
  >
>;

/** Writes changes over the version that was read; null when it has changed or no longer exists. */
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
 * Gives an endpoint a new secret. The previous one also signs for a day. Null when the endpoint has changed or no
 * longer exists. A repeated run returns the secret of the first run: a third secret would end the signatures of the
 * one in use.
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

/**
 * Removes an endpoint at the version that was read, unless events wait in its outbox; false when it has changed or no
 * longer exists.
 */
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

/** Records a failure if it is the first since the last success. */
export async function noteFailure(stores: Stores, id: string, failingSince: Date): Promise<void> {
  await webhookModel(stores.mongo).updateOne(
    { _id: id, failingSince: null },
    { $set: { failingSince } },
  );
}

/** Records a success. It resets failures that began before it, even if they were recorded later. */
export async function noteSuccess(stores: Stores, id: string, at: Date): Promise<void> {
  await webhookModel(stores.mongo).updateOne(
    { _id: id, failingSince: { $lte: at } },
    { $set: { failingSince: null } },
  );
}

/**
 * Disables an endpoint and stores the event of it in one write. False when it is already disabled, its URL has
 * changed, or it has not been failing since the given time: a delivery succeeded or the endpoint was re-enabled in
 * between.
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
