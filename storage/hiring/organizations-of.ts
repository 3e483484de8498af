import type { Stores } from '../stores.ts';
import { organizationModel } from './organization.model.ts';

/** The ids of all organizations of an account, oldest first. */
export async function organizationIdsOf({ mongo }: Stores, accountId: string): Promise<string[]> {
  const records = await organizationModel(mongo)
    .find({ accountId }, { _id: 1 })
    .sort({ _id: 1 })
    .lean<{ _id: string }[]>();
  return records.map(({ _id }) => _id);
}
