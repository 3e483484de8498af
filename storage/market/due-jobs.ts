import type { Stores } from '../stores.ts';
import { jobModel, type JobRecord } from './job.model.ts';
import { noteSearchable } from './searchable-at.ts';

/** A job as its index document needs it: everything but the long text. */
export type DueJob = Omit<JobRecord, 'descriptionText' | 'clusterSignature'>;

/** Which jobs are meant: those of one source, these, what one run changed, or all that have waited since before a moment. */
export type DueScope =
  { sourceId: string } | { ids: string[] } | { changeRun: string } | { before: Date };

/** Jobs whose document in Elasticsearch is behind, oldest first. */
export function findDueJobs(stores: Stores, scope: DueScope, limit: number): Promise<DueJob[]> {
  return jobModel(stores.mongo)
    .find(dueFilter(scope), { descriptionText: 0, clusterSignature: 0 })
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

/** A state of a job that is in the index, and whether its grouping is done with that too. */
export interface IndexedState {
  id: string;
  revision: number;
  isGrouped: boolean;
}

/**
 * Notes that these states are in the index, and which of them are grouped. A job that has changed since stays due: the
 * revision is part of the condition.
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
