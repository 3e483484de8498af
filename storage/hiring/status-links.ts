import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { statusLinkModel, type StatusLinkRecord } from './status-link.model.ts';

/** A link by which an applicant reads the status of an application. */
export interface StatusLink extends Omit<StatusLinkRecord, '_id'> {
  hash: string;
}

/** Stores a link. Idempotent. */
export async function keepStatusLink(
  { mongo }: Stores,
  { hash, ...link }: StatusLink,
): Promise<void> {
  await unlessTaken(() => statusLinkModel(mongo).create({ _id: hash, ...link }));
}

/** The link with this hash; null when there is none. */
export async function findStatusLink({ mongo }: Stores, hash: string): Promise<StatusLink | null> {
  const record = await statusLinkModel(mongo).findOne({ _id: hash }).lean();
  if (record === null) return null;
  const { _id, ...link } = record;
  return { hash: _id, ...link };
}

/** Deletes the links to applications of candidates. */
export async function deleteStatusLinks(
  { mongo }: Stores,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<void> {
  await statusLinkModel(mongo).deleteMany({ candidateId: { $in: [...ids] }, accountId });
}
