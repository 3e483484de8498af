import { randomBytes } from 'node:crypto';
import { SECRET_PREFIX } from '../../domain/webhooks/webhook-signature.ts';
import { sealingKeyOf } from '../secret-box.ts';
import type { Stores } from '../stores.ts';
import { webhookModel, type WebhookRecord } from './webhook.model.ts';

type Sealed = Pick<WebhookRecord, '_id' | 'secret' | 'previousSecret'>;

/** A new secret, as its owner sees it and as it is stored with the endpoint of this id. */
export function newSecret({ secrets }: Stores, webhookId: string) {
  const secret = SECRET_PREFIX + randomBytes(32).toString('base64');
  return { secret, sealed: secrets.seal(secret, webhookId) };
}

/** The secrets that sign now, newest first. A secret that is not encrypted with the newest key is encrypted again. */
export async function signingSecrets(stores: Stores, webhook: Sealed): Promise<string[]> {
  const { _id, secret, previousSecret } = webhook;
  const signsAlong = previousSecret !== null && previousSecret.validUntil > new Date();
  const stored = signsAlong ? [secret, previousSecret.secret] : [secret];
  const opened = stored.map((text) => stores.secrets.open(text, _id));
  await reseal(stores, webhook);
  return opened;
}

/** The id of the key that an endpoint's secret is encrypted with; null without endpoints. */
export async function findSealingKey({ mongo }: Stores): Promise<string | null> {
  const webhook = await webhookModel(mongo).findOne({}, { secret: 1 }).lean<Sealed>();
  return webhook === null ? null : sealingKeyOf(webhook.secret);
}

/**
 * Encrypts every endpoint's secrets with the newest key; returns how many changed. Secrets whose key is lost stay as they
 * are: their deliveries fail. Idempotent.
 */
export async function resealSecrets(stores: Stores): Promise<number> {
  let resealed = 0;
  const all = webhookModel(stores.mongo)
    .find({}, { secret: 1, previousSecret: 1 })
    .lean<Sealed[]>()
    .cursor();
  for await (const webhook of all) {
    if (canOpen(stores, webhook) && (await reseal(stores, webhook))) resealed += 1;
  }
  return resealed;
}

function canOpen({ secrets }: Stores, { secret, previousSecret }: Sealed): boolean {
  const keys = [secret, previousSecret?.secret ?? ''].map(sealingKeyOf);
  return keys.every((key) => key === null || secrets.keyIds.includes(key));
}

/** Returns whether a secret was encrypted again. An endpoint whose secret is rotated concurrently is not changed. */
async function reseal(
  { mongo, secrets }: Stores,
  { _id, secret, previousSecret }: Sealed,
): Promise<boolean> {
  const stored = previousSecret === null ? [secret] : [secret, previousSecret.secret];
  if (stored.every((text) => secrets.isCurrent(text))) return false;
  const again = (text: string) => secrets.seal(secrets.open(text, _id), _id);
  const previous = previousSecret && { ...previousSecret, secret: again(previousSecret.secret) };
  await webhookModel(mongo).updateOne(
    { _id, secret },
    { $set: { secret: again(secret), previousSecret: previous } },
  );
  return true;
}
