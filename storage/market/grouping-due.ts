import { randomUUID } from 'node:crypto';
import type { Stores } from '../stores.ts';
import { jobModel, type GroupDue, type JobRecord } from './job.model.ts';
import { noteSearchable } from './searchable-at.ts';

/** A job whose cluster or company count may be outdated. */
export interface UngroupedJob {
  _id: string;
  clusterBlock: string;
  company: Pick<JobRecord['company'], 'id'>;
  groupDue: GroupDue;
}

/** Selects jobs: of one source, by id, changed last by a run, or due since before a moment. */
export type GroupScope =
  { sourceId: string } | { ids: string[] } | { run: string } | { before: Date };

/** A fresh mark. It belongs in the same write that opens, changes or closes jobs. */
export function groupDueFrom(now: Date): GroupDue {
  return { at: now, mark: randomUUID() };
}

/** The same as members of a `$set`. Former blocks and companies of a pending mark stay. */
export function groupDueMembers(now: Date) {
  const { at, mark } = groupDueFrom(now);
  return { 'groupDue.at': at, 'groupDue.mark': mark };
}

/** The jobs whose grouping is due, oldest first. */
export function streamUngrouped(stores: Stores, scope: GroupScope): AsyncIterable<UngroupedJob> {
  return (
    jobModel(stores.mongo)
      .find(ungrouped(scope), { clusterBlock: 1, 'company.id': 1, groupDue: 1 })
      // Sorted like the partial index of due jobs, which is empty most of the time.
      .sort({ 'groupDue.at': 1 })
      .lean<UngroupedJob[]>()
      .cursor()
  );
}

function ungrouped(scope: GroupScope) {
  const due = { $exists: true };
  if ('sourceId' in scope) return { sourceId: scope.sourceId, 'groupDue.at': due };
  if ('ids' in scope) return { _id: { $in: scope.ids }, 'groupDue.at': due };
  if ('run' in scope) return { changeRun: scope.run, 'groupDue.at': due };
  return { 'groupDue.at': { ...due, $lte: scope.before } };
}

/** Marks these jobs as grouped. A job that has changed since has another mark and stays due. */
export async function markGrouped(stores: Stores, mark: string, ids: string[]): Promise<void> {
  await jobModel(stores.mongo).updateMany(
    { _id: { $in: ids }, 'groupDue.mark': mark },
    [{ $unset: ['groupDue'] }, noteSearchable(new Date())],
    { updatePipeline: true },
  );
}
