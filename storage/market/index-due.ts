import type { Stores } from '../stores.ts';
import { companyModel } from './company.model.ts';
import { jobModel } from './job.model.ts';

/** Before anything that waits because it has changed. */
const LONG_OVERDUE = new Date(0);

/** Every open job is to be written to the index again, at the revision it has. */
export async function markOpenJobsDue({ mongo }: Stores): Promise<void> {
  // A repetition goes on where one that was cut off had got to.
  const left = { closedAt: null, indexDueAt: { $ne: LONG_OVERDUE } };
  await jobModel(mongo).updateMany(left, { $set: { indexDueAt: LONG_OVERDUE } });
}

/** The same for every company. */
export async function markCompaniesDue({ mongo }: Stores): Promise<void> {
  await companyModel(mongo).updateMany({}, { $set: { indexDueAt: LONG_OVERDUE } });
}
