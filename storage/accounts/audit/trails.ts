import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Stores } from '../../stores.ts';
import type { WithTrail } from './trail.schema.ts';

/** Every collection whose documents have a trail, one line each. */
const trailCollections = [
  'accounts',
  'api_keys',
  'candidates',
  'offers',
  'interviews',
  'scorecards',
  'employees',
  'pipelines',
  'reveals',
  'members',
  'invitations',
  'console_sessions',
  'sign_in_settings',
] as const;

/** Pending entries in the trail of a document. */
export interface StoredTrail {
  collection: (typeof trailCollections)[number];
  documentId: string;
  entries: AuditEntry[];
}

type TrailDocument = WithTrail & { _id: string };

/** Documents with entries that are not in the audit log yet, of one account or of all. */
export async function findTrails(
  { mongo }: Stores,
  { accountId, limit }: { accountId?: string; limit: number },
): Promise<StoredTrail[]> {
  // Ids are not empty, so this matches every account. `$exists` would not use the index.
  const whose = { 'trail.accountId': accountId ?? { $gt: '' } };
  const found = await Promise.all(
    trailCollections.map(async (collection) => {
      const documents = await mongo
        .collection<TrailDocument>(collection)
        .find(whose, { projection: { trail: 1 }, limit })
        .toArray();
      return documents.map(({ _id, trail = [] }) => ({
        collection,
        documentId: _id,
        entries: trail,
      }));
    }),
  );
  return found.flat();
}

/** Removes entries from their trails. Idempotent. */
export async function takeFromTrails(
  { mongo }: Stores,
  stored: readonly StoredTrail[],
): Promise<void> {
  for (const collection of trailCollections) {
    const emptied = stored.filter((one) => one.collection === collection);
    if (emptied.length === 0) continue;
    const documents = emptied.map(({ documentId }) => documentId);
    const entries = emptied.flatMap((one) => one.entries.map(({ id }) => id));
    await mongo
      .collection<TrailDocument>(collection)
      .updateMany({ _id: { $in: documents } }, { $pull: { trail: { id: { $in: entries } } } });
  }
}
