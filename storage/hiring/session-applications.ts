import type { Application } from '../../domain/hiring/candidate.ts';
import { emailKey } from '../../domain/hiring/person/email.ts';
import type { Stores } from '../stores.ts';
import { candidateModel } from './candidate.model.ts';

/** The application that an apply session has made; null when it has made none. */
export async function findSessionApplication(
  { mongo }: Stores,
  sessionId: string,
): Promise<Application | null> {
  const candidate = await candidateModel(mongo)
    .findOne({ 'applications.sessionId': sessionId }, { applications: 1 })
    .lean();
  return candidate?.applications.find((one) => one.sessionId === sessionId) ?? null;
}

/** Whether an account, or the person with its e-mail address, has applied for a job. */
export async function hasApplied(
  { mongo }: Stores,
  posting: { accountId: string; id: string },
  applicant: { accountId: string; email: string },
): Promise<boolean> {
  const { accountId, id: jobId } = posting;
  const appliedBy = applicant.accountId;
  const candidates = candidateModel(mongo);
  const found = await Promise.all([
    candidates.exists({
      accountId,
      emailKey: emailKey(applicant.email),
      'applications.jobId': jobId,
    }),
    candidates.exists({ accountId, applications: { $elemMatch: { jobId, appliedBy } } }),
  ]);
  return found.some((candidate) => candidate !== null);
}
