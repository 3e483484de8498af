import type { Stores } from '../stores.ts';
import { companyModel } from './company.model.ts';
import { jobModel } from './job.model.ts';
import type { IndexName } from './search/unread-indexes.ts';

/** Before anything that waits because it has changed. */
const LONG_OVERDUE = new Date(0);

/** Every open job is to be written to the index again, at the revision it has. */
export async function markOpenJobsDue({ mongo }: Stores): Promise<void> {
  // A repetition goes on where one that was cut off had got to.
  const left = { closedAt: null, indexDueAt: { $ne: LONG_OVERDUE } };
  await jobModel(mongo).updateMany(left, { $set: { indexDueAt: LONG_OVERDUE } });
}

/** Every company is to be written again. */
export async function markCompaniesDue({ mongo }: Stores): Promise<void> {
  await companyModel(mongo).updateMany({}, { $set: { indexDueAt: LONG_OVERDUE } });
}

/** Whether anything is left of what `markOpenJobsDue` or `markCompaniesDue` wanted in this index. */
export async function isRefillDue({ mongo }: Stores, name: IndexName): Promise<boolean> {
  const left = { indexDueAt: LONG_OVERDUE };
  const found = await (name === 'jobs'
    ? jobModel(mongo).exists(left)
    : companyModel(mongo).exists(left));
  return found !== null;
}
