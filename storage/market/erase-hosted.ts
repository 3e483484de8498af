import type { Stores } from '../stores.ts';
import { companyModel } from './company.model.ts';
import { jobModel } from './job.model.ts';

/**
 * Deletes the closed jobs of an organization that have left the index, and the company that was made for it, unless it
 * has other jobs. Returns whether jobs are left.
 */
export async function eraseHosted({ mongo }: Stores, organizationId: string): Promise<boolean> {
  await jobModel(mongo).deleteMany({
    ...{ sourceId: organizationId, closedAt: { $ne: null } },
    indexDueAt: { $exists: false },
  });
  if ((await jobModel(mongo).exists({ sourceId: organizationId })) !== null) return true;
  if ((await jobModel(mongo).exists({ 'company.id': organizationId })) === null) {
    await companyModel(mongo).deleteOne({ _id: organizationId, indexDueAt: { $exists: false } });
  }
  return false;
}
