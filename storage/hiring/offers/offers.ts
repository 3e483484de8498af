import type { QueryFilter } from 'mongoose';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import { isId, type OwnedRef } from '../../../domain/common/ids.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import type { Offer, OfferStatus } from '../../../domain/hiring/offers/offer.ts';
import type { AcceptedOffer } from '../../../domain/hiring/pipeline/hire-candidate.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { pushToTrail } from '../../accounts/audit/trail.schema.ts';
import { isDuplicateKey, unlessTaken } from '../../duplicate-key.ts';
import { newestFirst } from '../../newest-first.ts';
import type { Stores } from '../../stores.ts';
import { offerModel, type OfferRecord } from './offer.model.ts';

/** Members of the document that are not part of the offer. */
const unseen = { outbox: 0, trail: 0, openKey: 0 } as const;

/** Adds a draft; false when its id is taken by an earlier attempt. */
export function insertOffer({ mongo }: Stores, { id, ...offer }: Offer): Promise<boolean> {
  return unlessTaken(() => offerModel(mongo).create({ _id: id, ...offer, outbox: [] }));
}

/** An offer of an account; null when there is none. */
export async function findOffer(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Offer | null> {
  if (!isId('offer', id)) return null;
  return found(await offerModel(mongo).findOne({ _id: id, accountId }, unseen).lean<OfferRecord>());
}

/** The offer of any account that a token opens. */
export async function findOfferByToken({ mongo }: Stores, token: string): Promise<Offer | null> {
  return found(await offerModel(mongo).findOne({ token }, unseen).lean<OfferRecord>());
}

/** The sent offer that holds this key. */
export async function findOpenOffer({ mongo }: Stores, openKey: string): Promise<Offer | null> {
  return found(await offerModel(mongo).findOne({ openKey }, unseen).lean<OfferRecord>());
}

export interface OfferFilter {
  accountId: string;
  status?: OfferStatus | undefined;
  candidateIds?: readonly string[] | undefined;
  jobId?: string | undefined;
}

/** A page of an account's offers without their versions, newest first. */
export async function listOffers(
  { mongo }: Stores,
  { accountId, status, candidateIds, jobId }: OfferFilter,
  page: PageStart,
): Promise<Omit<Offer, 'versions'>[]> {
  const filter: QueryFilter<OfferRecord> = {
    accountId,
    ...(status !== undefined && { status }),
    ...(candidateIds !== undefined && { candidateId: { $in: [...candidateIds] } }),
    ...(jobId !== undefined && { jobId }),
  };
  const without = { ...unseen, versions: 0 } as const;
  const records = await newestFirst(offerModel(mongo), filter, { ...page, without });
  return records.map(offerOf);
}

export interface OfferWrite {
  /** The new state; `version` is the version that was read. */
  offer: Offer;
  /** The status that was read. */
  from: OfferStatus;
  /** The write happens only while the deadline is ahead of this moment, or has come by then. */
  deadline?: { ahead: Date } | { passed: Date };
  /** Taken from now on; without it, the offer holds no key any more. */
  openKey?: string;
  events?: readonly OutboxEvent[];
  trail?: readonly AuditEntry[];
}

/**
 * Writes an offer over the version and status that were read, with events and audit entries. Null when the write lost
 * the race or the deadline does not allow it; `taken` when another sent offer holds the key.
 */
export async function writeOffer(
  { mongo }: Stores,
  { offer, from, deadline, openKey, events = [], trail = [] }: OfferWrite,
): Promise<Offer | null | 'taken'> {
  const { id, accountId, version, ...content } = offer;
  try {
    const record = await offerModel(mongo)
      .findOneAndUpdate(
        { _id: id, accountId, version, status: from, ...deadlineFilter(deadline) },
        {
          $set: { ...content, updatedAt: new Date(), ...(openKey !== undefined && { openKey }) },
          ...(openKey === undefined && { $unset: { openKey: '' } }),
          $inc: { version: 1 },
          $push: { outbox: { $each: [...events] }, ...pushToTrail(trail) },
        },
        { returnDocument: 'after', projection: unseen },
      )
      .lean<OfferRecord>();
    return found(record);
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}

function deadlineFilter(deadline: OfferWrite['deadline']): QueryFilter<OfferRecord> {
  if (deadline === undefined) return {};
  if ('passed' in deadline) return { expiresAt: { $lte: deadline.passed } };
  return { $or: [{ expiresAt: null }, { expiresAt: { $gt: deadline.ahead } }] };
}

/** Sent offers whose deadline came before a moment, longest ago first. */
export async function findLateOffers(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await offerModel(mongo)
    .find({ status: 'sent', expiresAt: { $lte: before } }, { accountId: 1 })
    .sort({ expiresAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ accountId, id }));
}

/** The ids of all offers to these candidates. */
export async function findOffersTo(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<OwnedRef[]> {
  const records = await offerModel(mongo)
    .find({ accountId, candidateId: { $in: [...candidateIds] } }, { accountId: 1 })
    .lean();
  return records.map(({ _id: id }) => ({ accountId, id }));
}

/** The offers that these candidates accepted, the last decision first. */
export function findAcceptedOffers(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<AcceptedOffer[]> {
  return offerModel(mongo)
    .find(
      { accountId, candidateId: { $in: [...candidateIds] }, status: 'accepted' },
      { _id: 0, jobId: 1, title: 1, startDate: 1 },
    )
    .sort({ 'decision.at': -1 })
    .lean();
}

function found(record: OfferRecord | null): Offer | null {
  return record === null ? null : offerOf(record);
}

function offerOf({
  _id: id,
  outbox: _outbox,
  trail: _trail,
  openKey: _key,
  ...offer
}: OfferRecord): Offer {
  // Absent in offers that were made before it was kept.
  return { id, ...offer, location: offer.location ?? null };
}
