import type { OwnedRef } from '../../../domain/common/ids.ts';
import { appliedFor, type Application } from '../../../domain/hiring/candidate.ts';
import { emailKey } from '../../../domain/common/email.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { followAddress, type Passed } from './email-holder.ts';

/** The application that an apply session made; null when there is none. */
export async function findSessionApplication(
  { mongo }: Stores,
  sessionId: string,
): Promise<Application | null> {
  const candidate = await candidateModel(mongo)
    .findOne({ 'applications.sessionId': sessionId }, { applications: 1 })
    .lean();
  return candidate?.applications.find((one) => one.sessionId === sessionId) ?? null;
}

/** Whether an account, or the candidate with its e-mail address, has applied for a job. */
export async function hasApplied(
  stores: Stores,
  { accountId, id: jobId }: OwnedRef,
  { accountId: appliedBy, email }: { accountId: string; email: string },
): Promise<boolean> {
  const address = { accountId, emailKey: emailKey(email) };
  const [way, byAccount] = await Promise.all([
    followAddress<Passed & Pick<CandidateRecord, 'applications'>>(stores, address, {
      ...{ 'applications.jobId': 1, 'applications.sourced': 1 },
    }),
    candidateModel(stores.mongo).exists({
      accountId,
      applications: { $elemMatch: { jobId, appliedBy } },
    }),
  ]);
  if (byAccount !== null) return true;
  // An anonymised candidate may apply again.
  if (way.at(-1)?.anonymizedAt !== null) return false;
  return way.some(({ applications }) => appliedFor(applications, jobId));
}
