import type { Application } from '../../domain/hiring/candidate.ts';
import type { Stores } from '../stores.ts';
import { candidateModel } from './candidate.model.ts';

/** The application for a job that an earlier try of the same call has made; null when none has. */
export async function findRepeatedApplication(
  { mongo }: Stores,
  { accountId, id: jobId }: { accountId: string; id: string },
  id: string,
): Promise<Application | null> {
  const candidate = await candidateModel(mongo)
    .findOne({ accountId, applications: { $elemMatch: { jobId, id } } }, { applications: 1 })
    .lean();
  return candidate?.applications.find((application) => application.id === id) ?? null;
}
