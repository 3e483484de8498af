import { randomUUID } from 'node:crypto';
import { newRun } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import { idempotencyModel, type IdempotencyRecord } from './idempotency.model.ts';

/** Lease of a claim. After a crash a retry waits at most this long. */
export const CLAIM_LEASE_MS = 15_000;
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface IdempotentAnswer {
  status: number;
  body: string;
}

export type ClaimResult =
  | { outcome: 'claimed'; claim: string; run: string }
  | { outcome: 'replay'; answer: IdempotentAnswer }
  | { outcome: 'running' }
  | { outcome: 'reused' };

/** Claims a key for one run. Of any number of concurrent callers exactly one gets `claimed`. */
export async function claimIdempotencyKey(
  stores: Stores,
  id: string,
  fingerprint: string,
): Promise<ClaimResult> {
  const fresh = newClaim(id, fingerprint);
  try {
    await idempotencyModel(stores.mongo).create(fresh);
    return claimedBy(fresh);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const found = await idempotencyModel(stores.mongo).findById(id).lean();
  // The record was released or expired in between. The next try inserts it.
  if (found === null) return claimIdempotencyKey(stores, id, fingerprint);
  return isFree(found) ? takeOver(stores, found, fresh) : judge(found, fingerprint);
}

/** Renews a claim while its handler runs. */
export async function renewClaim(stores: Stores, id: string, claim: string): Promise<void> {
  await idempotencyModel(stores.mongo).updateOne(
    { _id: id, claim, state: 'running' },
    { $set: { claimedUntil: new Date(Date.now() + CLAIM_LEASE_MS) } },
  );
}

/** Stores the response that later calls with this key get. */
export async function completeClaim(
  stores: Stores,
  { id, claim, answer }: { id: string; claim: string; answer: IdempotentAnswer },
): Promise<void> {
  await idempotencyModel(stores.mongo).updateOne(
    { _id: id, claim },
    { $set: { state: 'done', ...answer, expiresAt: new Date(Date.now() + KEPT_MS) } },
  );
}

/** Releases a key after an error response, which is not stored. The next try has the same run id. */
export async function releaseClaim(stores: Stores, id: string, claim: string): Promise<void> {
  await idempotencyModel(stores.mongo).updateOne(
    { _id: id, claim, state: 'running' },
    { $set: { claimedUntil: new Date(0) } },
  );
}

/**
 * Deletes stored responses that contain any of these ids, for any caller. Ids consist of letters, digits and `_`. The
 * scan covers all stored responses, in parts that each finish within the timeout of a call.
 */
export async function forgetAnswers(stores: Stores, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const body = { $regex: ids.join('|') };
  for (const digit of '0123456789abcdef') {
    await idempotencyModel(stores.mongo).deleteMany({ _id: { $regex: `^${digit}` }, body });
  }
}

function newClaim(id: string, fingerprint: string): IdempotencyRecord {
  const now = Date.now();
  return {
    _id: id,
    fingerprint,
    state: 'running',
    claim: randomUUID(),
    run: newRun(),
    claimedUntil: new Date(now + CLAIM_LEASE_MS),
    status: null,
    body: null,
    expiresAt: new Date(now + KEPT_MS),
  };
}

/** Whether the run's process crashed, or the record expired and the TTL index has not removed it yet. */
function isFree(record: IdempotencyRecord): boolean {
  const now = new Date();
  return (record.state === 'running' && record.claimedUntil <= now) || record.expiresAt <= now;
}

async function takeOver(
  stores: Stores,
  abandoned: IdempotencyRecord,
  fresh: IdempotencyRecord,
): Promise<ClaimResult> {
  const run = abandoned.expiresAt <= new Date() ? fresh.run : abandoned.run;
  const { _id, ...taken } = { ...fresh, run };
  const result = await idempotencyModel(stores.mongo).updateOne(
    { _id, claim: abandoned.claim, claimedUntil: abandoned.claimedUntil },
    { $set: taken },
  );
  if (result.modifiedCount === 1) return claimedBy({ ...fresh, run });
  return claimIdempotencyKey(stores, _id, fresh.fingerprint);
}

/** A retry with another body gets a new run id, because it must not find the records of the earlier run. */
function claimedBy({ claim, run, fingerprint }: IdempotencyRecord): ClaimResult {
  return { outcome: 'claimed', claim, run: `${run}.${fingerprint}` };
}

function judge(record: IdempotencyRecord, fingerprint: string): ClaimResult {
  if (record.fingerprint !== fingerprint) return { outcome: 'reused' };
  if (record.state === 'running' || record.status === null) return { outcome: 'running' };
  return { outcome: 'replay', answer: { status: record.status, body: record.body ?? '' } };
}
