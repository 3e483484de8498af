import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/**
 * The application for a job that an earlier try of the same call made, or that has replaced it in a merge; null when
 * there is none.
 */
export async function findRepeatedApplication(
  { mongo }: Stores,
  { accountId, id: jobId }: OwnedRef,
  id: string,
): Promise<Application | null> {
  const candidate = await candidateModel(mongo)
    .findOne(
      {
        accountId,
        'applications.jobId': jobId,
        $or: [{ 'applications.id': id }, { formerIds: id }],
      },
      { applications: 1 },
    )
    .lean();
  return candidate?.applications.find((application) => application.jobId === jobId) ?? null;
}
