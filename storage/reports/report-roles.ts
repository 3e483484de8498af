import type { RoleFact } from '../../domain/reports/facts.ts';
import { collectionOf } from '../define-model.ts';
import { postingModel, type PostingRecord } from '../hiring/posting.model.ts';
import type { Stores } from '../stores.ts';

type StoredRole = Omit<RoleFact, 'id'> & Pick<PostingRecord, '_id'>;

/** All roles of an account, archived ones included, by id. */
export async function readRoles(
  { mongo }: Stores,
  accountId: string,
): Promise<Map<string, RoleFact>> {
  const projection = { title: 1, department: 1, status: 1, publishedAt: 1, closedAt: 1 } as const;
  const found = collectionOf(mongo, postingModel).find<StoredRole>({ accountId }, { projection });
  const roles = new Map<string, RoleFact>();
  for await (const { _id: id, department = null, ...role } of found) {
    const { publishedAt = null, closedAt = null } = role;
    roles.set(id, { ...role, id, department, publishedAt, closedAt });
  }
  return roles;
}
