import { createHash } from 'node:crypto';
import type { Stores } from '../../stores.ts';
import { insertMissing } from '../../insert-missing.ts';
import { externalIdModel } from './external-id.model.ts';

export type ExternalKind = 'candidates' | 'applications' | 'postings';

/** An id that another system gave a record of an account. */
export interface ExternalId {
  accountId: string;
  kind: ExternalKind;
  id: string;
}

function keyOf({ accountId, kind, id }: ExternalId): string {
  return `${accountId}:${kind}:${createHash('sha256').update(id).digest('base64url')}`;
}

/** The records that stand for these ids, by external id. */
export async function findExternalIds(
  { mongo }: Stores,
  { accountId, kind }: Omit<ExternalId, 'id'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const byKey = new Map(ids.map((id) => [keyOf({ accountId, kind, id }), id]));
  if (byKey.size === 0) return new Map();
  const records = await externalIdModel(mongo)
    .find({ _id: { $in: [...byKey.keys()] } })
    .lean();
  return new Map(records.map(({ _id, recordId }) => [byKey.get(_id) ?? '', recordId]));
}

/** Keeps which record stands for an id. An id that has a record keeps it. */
export async function keepExternalIds(
  { mongo }: Stores,
  { accountId, kind }: Omit<ExternalId, 'id'>,
  records: ReadonlyMap<string, string>,
): Promise<void> {
  if (records.size === 0) return;
  const at = new Date();
  const rows = [...records].map(([id, recordId]) => ({
    _id: keyOf({ accountId, kind, id }),
    ...{ accountId, recordId, at },
  }));
  await insertMissing(externalIdModel(mongo), rows);
}

/** Forgets the external ids of records of an account. */
export async function forgetExternalIds(
  { mongo }: Stores,
  accountId: string,
  recordIds: readonly string[],
): Promise<void> {
  await externalIdModel(mongo).deleteMany({ accountId, recordId: { $in: [...recordIds] } });
}
