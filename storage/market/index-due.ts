import type { Stores } from '../stores.ts';
import { companyModel } from './company.model.ts';
import { jobModel } from './job.model.ts';
import type { IndexName } from './search/unread-indexes.ts';

/** Earlier than the due time of any changed document. */
const LONG_OVERDUE = new Date(0);

/** Marks every open job to be indexed again at its revision. */
export async function markOpenJobsDue({ mongo }: Stores): Promise<void> {
  // A repeated call continues where an interrupted one stopped.
  const left = { closedAt: null, indexDueAt: { $ne: LONG_OVERDUE } };
  await jobModel(mongo).updateMany(left, { $set: { indexDueAt: LONG_OVERDUE } });
}

/** Marks every company to be indexed again. */
export async function markCompaniesDue({ mongo }: Stores): Promise<void> {
  await companyModel(mongo).updateMany({}, { $set: { indexDueAt: LONG_OVERDUE } });
}

/** Whether documents that `markOpenJobsDue` or `markCompaniesDue` marked are still due in this index. */
export async function isRefillDue({ mongo }: Stores, name: IndexName): Promise<boolean> {
  const left = { indexDueAt: LONG_OVERDUE };
  const found = await (name === 'jobs'
    ? jobModel(mongo).exists(left)
    : companyModel(mongo).exists(left));
  return found !== null;
}
