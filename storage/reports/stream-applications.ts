import type { ApplicationFact } from '../../domain/reports/facts.ts';
import { collectionOf } from '../define-model.ts';
import { candidateModel, type CandidateRecord } from '../hiring/candidates/candidate.model.ts';
import type { Stores } from '../stores.ts';
import { BATCH } from './with-sources.ts';

/**
 * The applications of an account one by one, of anonymised candidates too. Merged duplicates are left out: their
 * survivors hold their applications.
 */
export async function* streamApplications(
  { mongo }: Stores,
  { accountId, jobId }: { accountId: string; jobId: string | null },
): AsyncGenerator<ApplicationFact> {
  const wanted = {
    accountId,
    mergedInto: { $exists: false },
    ...(jobId !== null && { 'applications.jobId': jobId }),
  };
  const found = collectionOf(mongo, candidateModel)
    .find<Pick<CandidateRecord, 'source'> & { applications: ApplicationFact[] }>(wanted, {
      projection,
    })
    .batchSize(BATCH);
  for await (const { source = null, applications } of found) {
    for (const application of applications) yield { ...application, source };
  }
}

const projection = {
  _id: 0,
  source: 1,
  ...{ 'applications.jobId': 1, 'applications.jobTitle': 1, 'applications.stage': 1 },
  ...{ 'applications.status': 1, 'applications.submittedAt': 1, 'applications.history.stage': 1 },
  ...{ 'applications.history.enteredAt': 1, 'applications.history.leftAt': 1 },
} as const;
