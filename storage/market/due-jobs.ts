import type { Stores } from '../stores.ts';
import { jobModel, type JobRecord } from './job.model.ts';
import { noteSearchable } from './searchable-at.ts';

/** The members of a job that its index document needs. */
export type DueJob = Omit<JobRecord, 'clusterSignature'>;

/** Selects jobs: of one source, by id, changed by one run, or due since before a moment. */
export type DueScope =
  { sourceId: string } | { ids: string[] } | { changeRun: string } | { before: Date };

/** Jobs whose index document is outdated, oldest first. */
export function findDueJobs(stores: Stores, scope: DueScope, limit: number): Promise<DueJob[]> {
  return jobModel(stores.mongo)
    .find(dueFilter(scope), { clusterSignature: 0 })
    .sort({ indexDueAt: 1 })
    .limit(limit)
    .lean<DueJob[]>();
}

function dueFilter(scope: DueScope) {
  if ('sourceId' in scope) return { sourceId: scope.sourceId, indexDueAt: { $exists: true } };
  if ('ids' in scope) return { _id: { $in: scope.ids }, indexDueAt: { $exists: true } };
  if ('changeRun' in scope) return { changeRun: scope.changeRun, indexDueAt: { $exists: true } };
  return { indexDueAt: { $exists: true, $lte: scope.before } };
}

/** An indexed revision of a job, and whether its grouping was done before. */
export interface IndexedState {
  id: string;
  revision: number;
  isGrouped: boolean;
}

/**
 * Marks these revisions as indexed, and which of them are grouped. A job that has changed since stays due, because
 * the filter includes the revision.
 */
export async function markIndexed(stores: Stores, indexed: readonly IndexedState[]): Promise<void> {
  for (const isGrouped of [true, false]) {
    const marks = isGrouped ? ['indexDueAt', 'groupDue'] : ['indexDueAt'];
    const some = indexed.filter((state) => state.isGrouped === isGrouped);
    for (const [revision, ids] of idsByRevision(some)) {
      await jobModel(stores.mongo).updateMany(
        { _id: { $in: ids }, revision },
        [
          { $set: { indexedRevision: { $literal: revision } } },
          { $unset: marks },
          noteSearchable(new Date()),
        ],
        { updatePipeline: true },
      );
    }
  }
}

function idsByRevision(indexed: readonly IndexedState[]): Map<number, string[]> {
  const byRevision = new Map<number, string[]>();
  for (const { id, revision } of indexed) {
    const ids = byRevision.get(revision);
    if (ids) ids.push(id);
    else byRevision.set(revision, [id]);
  }
  return byRevision;
}
