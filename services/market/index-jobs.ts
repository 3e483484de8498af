import { jobDocument } from '../../domain/market/job-projection.ts';
import { markIndexed, type DueJob } from '../../storage/market/due-jobs.ts';
import { writeJobDocuments, type JobWrite } from '../../storage/market/search/job-index.ts';
import { jobOfRecord } from '../../storage/market/jobs.ts';
import type { WriteOutcome } from '../../storage/market/search/write-documents.ts';
import type { Stores } from '../../storage/stores.ts';
import { restoreIndexes } from './restore-indexes.ts';

/** What the index should hold of a stored job. */
export function jobWrite(record: DueJob): JobWrite {
  const job = jobOfRecord(record);
  const document = jobDocument({ job, clusterPrimary: record.clusterPrimary });
  return { id: record._id, revision: record.revision, document };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Brings the index up to date with these jobs and notes it on each, with the same write that those in `groupedIds` are
 * grouped; throws when the index refused one. Harmless to repeat: the job's revision is the document's version, and the
 * note is conditional on it.
 */
export async function indexJobs(
  stores: Stores,
  records: readonly DueJob[],
  groupedIds = NONE,
): Promise<void> {
  const outcomes = await writeJobDocuments(stores, records.map(jobWrite));
  const refused = new Set(refusals(outcomes).map(({ id }) => id));
  const written = records.filter((record) => !refused.has(record._id));
  await markIndexed(
    stores,
    written.map(({ _id: id, revision }) => ({ id, revision, isGrouped: groupedIds.has(id) })),
  );
  await answerRefusals(stores, outcomes);
}

/** As `throwRefusals`; the retry finds the index there again, should it be lost. */
export async function answerRefusals(stores: Stores, outcomes: WriteOutcome[]): Promise<void> {
  if (refusals(outcomes).length > 0) await restoreIndexes(stores);
  throwRefusals(outcomes);
}

function refusals(outcomes: WriteOutcome[]): WriteOutcome[] {
  return outcomes.filter(({ error }) => error !== null);
}

/** Fails with the first refusal, so that the caller's retry brings the rest home. */
export function throwRefusals(outcomes: WriteOutcome[]): void {
  const refused = refusals(outcomes);
  const [first] = refused;
  if (first) {
    throw new Error(
      `The index refused ${refused.length} of ${outcomes.length} documents, first ${first.id}: ${first.error}`,
    );
  }
}
