import type { QueryFilter } from 'mongoose';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { Suppression, SuppressionReason } from '../../domain/mail/suppression.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { suppressionModel, type SuppressionRecord } from './suppression.model.ts';

/** The list of addresses that do not exist, of the whole installation. */
const UNDELIVERABLE = 'undeliverable';
/** Days after which an offer is sent to such an address all the same. */
const TRIED_EVERY_MS = 30 * 24 * 60 * 60_000;

/** The lists that an address may be on: left or complained, bounced, bounced for any account. */
const left = (accountId: string) => accountId;
const bounced = (accountId: string) => `bounced:${accountId}`;
const idOf = (list: string, addressKey: string) => `${list} ${addressKey}`;

/** An address of a mail of an account. */
export interface Suppressed {
  accountId: string;
  addressKey: string;
  candidateId: string | null;
}

type Left = Exclude<SuppressionReason, 'hard_bounce'>;

/** A later, weightier reason replaces an earlier one: a complaint is never lifted, the will of the person stands. */
const WEAKER: Record<Left, Left[]> = {
  manual: [],
  unsubscribed: ['manual'],
  complaint: ['manual', 'unsubscribed'],
};

/** Takes an address off the mailings of an account. Idempotent. */
export async function suppress(stores: Stores, who: Suppressed, reason: Left): Promise<void> {
  const model = suppressionModel(stores.mongo);
  const record = recordOf(left(who.accountId), who, reason);
  if (await unlessTaken(() => model.create(record))) return;
  await model.updateOne({ _id: record._id, reason: { $in: WEAKER[reason] } }, { $set: { reason } });
}

/** Notes that an address does not exist. Idempotent. */
export async function suppressBounced(stores: Stores, who: Suppressed): Promise<void> {
  const model = suppressionModel(stores.mongo);
  const { addressKey } = who;
  const createdAt = new Date();
  const everywhere = { _id: idOf(UNDELIVERABLE, addressKey), addressKey, createdAt };
  const reason = 'hard_bounce';
  await unlessTaken(() => model.create({ ...everywhere, reason, triedAt: createdAt }));
  await unlessTaken(() => model.create(recordOf(bounced(who.accountId), who, reason)));
}

function recordOf(
  list: string,
  { accountId, addressKey, candidateId }: Suppressed,
  reason: SuppressionReason,
): SuppressionRecord {
  return {
    _id: idOf(list, addressKey),
    ...{ addressKey, reason, accountId, createdAt: new Date(), publicId: newId('suppression') },
    ...(candidateId !== null && { candidateId }),
  };
}

/** Those of the addresses that an account's mailings do not go to. */
export function findSuppressed(
  stores: Stores,
  accountId: string,
  addressKeys: readonly string[],
): Promise<Set<string>> {
  return findListed(stores, [left(accountId), bounced(accountId), UNDELIVERABLE], addressKeys);
}

/** Those of the addresses that do not exist, as a mail of the account or of any other has shown. */
export function findUndeliverable(
  stores: Stores,
  accountId: string,
  addressKeys: readonly string[],
): Promise<Set<string>> {
  return findListed(stores, [bounced(accountId), UNDELIVERABLE], addressKeys);
}

/**
 * Whether an address that does not exist is due to be tried again, by this mail: once in 30 days. The attempts of one
 * mail are one try.
 */
export async function takeTry(
  { mongo }: Stores,
  { addressKey, mailId }: { addressKey: string; mailId: string },
): Promise<boolean> {
  const model = suppressionModel(mongo);
  const _id = idOf(UNDELIVERABLE, addressKey);
  const now = new Date();
  const triedAt = { $lte: new Date(now.getTime() - TRIED_EVERY_MS) };
  const taken = await model.updateOne(
    { _id, triedAt },
    { $set: { triedAt: now, triedBy: mailId } },
  );
  if (taken.matchedCount === 1) return true;
  const record = await model.findById(_id, { triedBy: 1 }).lean();
  return record === null || record.triedBy === mailId;
}

async function findListed(
  { mongo }: Stores,
  lists: readonly string[],
  addressKeys: readonly string[],
): Promise<Set<string>> {
  const ids = lists.flatMap((list) => addressKeys.map((addressKey) => idOf(list, addressKey)));
  const records = await suppressionModel(mongo)
    .find({ _id: { $in: ids } }, { addressKey: 1 })
    .lean();
  return new Set(records.map(({ addressKey }) => addressKey));
}

interface Listing extends PageStart {
  reason?: SuppressionReason;
  addressKey?: string;
}

/** A page of an account's suppressed addresses, newest first. */
export async function listSuppressions(
  { mongo }: Stores,
  accountId: string,
  { before, limit, reason, addressKey }: Listing,
): Promise<Suppression[]> {
  const filter: QueryFilter<SuppressionRecord> = {
    accountId,
    ...(before !== null && { publicId: { $lt: before } }),
    ...(reason !== undefined && { reason }),
    ...(addressKey !== undefined && { addressKey }),
  };
  const records = await suppressionModel(mongo)
    .find(filter)
    .sort({ publicId: -1 })
    .limit(limit)
    .lean<SuppressionRecord[]>();
  return records.map(suppressionOf);
}

/** An entry of an account's list; null when there is none. */
export async function findSuppression(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Suppression | null> {
  if (!isId('suppression', id)) return null;
  const record = await suppressionModel(mongo)
    .findOne({ accountId, publicId: id })
    .lean<SuppressionRecord>();
  return record === null ? null : suppressionOf(record);
}

/** The entry of an address that left the mailings of an account. */
export async function findLeft(
  { mongo }: Stores,
  { accountId, addressKey }: Pick<Suppressed, 'accountId' | 'addressKey'>,
): Promise<Suppression | null> {
  const record = await suppressionModel(mongo)
    .findById(idOf(left(accountId), addressKey))
    .lean<SuppressionRecord>();
  return record === null ? null : suppressionOf(record);
}

/** Lifts a suppression, one of an address that does not exist for all accounts. A complaint stays. */
export async function liftSuppression(
  { mongo }: Stores,
  { accountId, id, addressKey, reason }: Suppression,
): Promise<void> {
  const model = suppressionModel(mongo);
  if (reason === 'hard_bounce') await model.deleteOne({ _id: idOf(UNDELIVERABLE, addressKey) });
  await model.deleteOne({ accountId, publicId: id, reason: { $ne: 'complaint' } });
}

function suppressionOf(record: SuppressionRecord): Suppression {
  const { publicId = '', accountId = '', addressKey, reason, candidateId, createdAt } = record;
  return {
    ...{ id: publicId, accountId, addressKey, reason, createdAt },
    candidateId: candidateId ?? null,
  };
}
