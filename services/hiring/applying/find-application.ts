import type { Application, Candidate } from '../../../domain/hiring/candidate.ts';
import type { Stores } from '../../../storage/stores.ts';
import { findSurvivor } from '../pipeline/find-survivor.ts';

interface ApplicationRef {
  accountId: string;
  candidateId: string;
  applicationId: string;
  /** Finds the application into which a merge has joined this one. */
  jobId?: string;
}

export interface FoundApplication {
  candidateId: string;
  candidate: Candidate;
  application: Application;
}

/** An application of a candidate or its survivor; null when there is none or the candidate was anonymised. */
export async function findApplication(
  stores: Stores,
  { accountId, candidateId: id, applicationId, jobId }: ApplicationRef,
): Promise<FoundApplication | null> {
  const candidate = await findSurvivor(stores, { accountId, id });
  if (candidate === null || candidate.anonymizedAt !== null) return null;
  const { applications, formerIds } = candidate;
  const isJoined = formerIds.includes(applicationId);
  const application =
    applications.find((one) => one.id === applicationId) ??
    (isJoined ? applications.find((one) => one.jobId === jobId) : undefined);
  return application === undefined ? null : { candidateId: candidate.id, candidate, application };
}
