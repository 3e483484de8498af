import { randomUUID } from 'node:crypto';
import type { Stores } from '../stores.ts';
import { jobModel, type GroupDue, type JobRecord } from './job.model.ts';
import { noteSearchable } from './searchable-at.ts';

/** A job whose cluster or company may be wrong until they are worked out again. */
export interface UngroupedJob {
  _id: string;
  clusterBlock: string;
  company: Pick<JobRecord['company'], 'id'>;
  groupDue: GroupDue;
}

/** Which jobs are meant: those of one source, these, what a run changed last, or what has waited since before a moment. */
export type GroupScope =
  { sourceId: string } | { ids: string[] } | { run: string } | { before: Date };

/** A fresh mark for a write that opens, changes or closes jobs; it belongs into that very write. */
export function groupDueFrom(now: Date): GroupDue {
  return { at: now, mark: randomUUID() };
}

/** The same as members of a `$set`: what was noted earlier, and is not done yet, stays. */
export function groupDueMembers(now: Date) {
  const { at, mark } = groupDueFrom(now);
  return { 'groupDue.at': at, 'groupDue.mark': mark };
}

/** The jobs whose grouping is due, oldest first. */
export function streamUngrouped(stores: Stores, scope: GroupScope): AsyncIterable<UngroupedJob> {
  return (
    jobModel(stores.mongo)
      .find(ungrouped(scope), { clusterBlock: 1, 'company.id': 1, groupDue: 1 })
      // In the order of the index of what is due, which is empty most of the time.
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

/** Notes that these jobs are grouped. One that has changed since carries another mark and stays due. */
export async function markGrouped(stores: Stores, mark: string, ids: string[]): Promise<void> {
  await jobModel(stores.mongo).updateMany(
    { _id: { $in: ids }, 'groupDue.mark': mark },
    [{ $unset: ['groupDue'] }, noteSearchable(new Date())],
    { updatePipeline: true },
  );
}
