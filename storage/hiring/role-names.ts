import type { Posting } from '../../domain/hiring/posting.ts';
import type { Stores } from '../stores.ts';
import { postingModel } from './posting.model.ts';

/** Of a role only what names it. */
export type NamedRole = Pick<Posting, 'id' | 'title' | 'status' | 'organizationId'>;

/** The roles of an account, of every status. */
export async function listRoleNames({ mongo }: Stores, accountId: string): Promise<NamedRole[]> {
  const records = await postingModel(mongo)
    .find({ accountId }, { title: 1, status: 1, organizationId: 1 })
    .lean();
  return records.map(({ _id: id, title, status, organizationId }) => ({
    ...{ id, title, status, organizationId },
  }));
}
