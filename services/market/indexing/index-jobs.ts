import { jobDocument } from '../../../domain/market/job-projection.ts';
import {
  findDueJobs,
  markIndexed,
  type DueJob,
  type DueScope,
} from '../../../storage/market/due-jobs.ts';
import { writeJobDocuments, type JobWrite } from '../../../storage/market/search/job-index.ts';
import { jobOfRecord } from '../../../storage/market/jobs.ts';
import type { WriteOutcome } from '../../../storage/market/search/write-documents.ts';
import type { Stores } from '../../../storage/stores.ts';
import { refusals, throwRefusals } from './index-refusals.ts';
import { restoreIndexes } from './restore-indexes.ts';

const BATCH = 500;

/** The write that brings a stored job into the index. */
export function jobWrite(record: DueJob): JobWrite {
  const job = jobOfRecord(record);
  const document = jobDocument({ job, clusterPrimary: record.clusterPrimary });
  return { id: record._id, revision: record.revision, document };
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Indexes these jobs and marks each as indexed, in the same write that groups those in `groupedIds`. Throws when the
 * index rejected one. Idempotent: the job's revision is the document's version, and the mark is conditional on it.
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

/**
 * Indexes every due job of a scope and returns their number. `beat` is called between batches and throws to end the
 * pass.
 */
export async function indexDueJobs(
  stores: Stores,
  scope: DueScope,
  beat: () => void = () => undefined,
): Promise<number> {
  let indexed = 0;
  for (;;) {
    const due = await findDueJobs(stores, scope, BATCH);
    if (due.length === 0) return indexed;
    await indexJobs(stores, due);
    indexed += due.length;
    beat();
  }
}

/** As `throwRefusals`; the retry creates the index again if it is lost. */
export async function answerRefusals(stores: Stores, outcomes: WriteOutcome[]): Promise<void> {
  if (refusals(outcomes).length > 0) await restoreIndexes(stores);
  throwRefusals(outcomes);
}
