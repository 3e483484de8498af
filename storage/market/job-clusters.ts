import type { ClusterAssignment, ClusterMember } from '../../domain/market/cluster-members.ts';
import type { Stores } from '../stores.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** An open job as grouping reads it, with its company. */
export type OpenMember = ClusterMember & { company: Pick<JobRecord['company'], 'id'> };

/** Every open job in these blocks, of all sources. */
export function openMembers(stores: Stores, blocks: string[]): Promise<OpenMember[]> {
  return jobModel(stores.mongo)
    .find(
      { clusterBlock: { $in: blocks }, closedAt: null },
      {
        sourceId: 1,
        sourceName: 1,
        canApply: 1,
        clusterBlock: 1,
        clusterSignature: 1,
        clusterId: 1,
        clusterPrimary: 1,
        revision: 1,
        'company.id': 1,
      },
    )
    .lean<OpenMember[]>();
}

/** The blocks, of these, that hold an open job of another source. */
export async function blocksOfOthers(
  stores: Stores,
  sourceId: string,
  blocks: string[],
): Promise<Set<string>> {
  const others = await jobModel(stores.mongo)
    .find(
      { clusterBlock: { $in: blocks }, closedAt: null, sourceId: { $ne: sourceId } },
      { clusterBlock: 1 },
    )
    .lean<Pick<JobRecord, 'clusterBlock'>[]>();
  return new Set(others.map(({ clusterBlock }) => clusterBlock));
}

/**
 * Assigns clusters to the jobs that have not changed since they were read. An assignment is a visible change, so the
 * index is updated.
 */
export async function assignClusters(
  stores: Stores,
  assignments: ClusterAssignment[],
): Promise<void> {
  if (assignments.length === 0) return;
  const now = new Date();
  await jobModel(stores.mongo).bulkWrite(
    assignments.map(({ id, clusterId, primary, revision }) => ({
      updateOne: {
        filter: { _id: id, revision },
        update: {
          $set: { clusterId, clusterPrimary: primary, revisedAt: now, indexDueAt: now },
          $addToSet: { clusterIds: clusterId },
          $inc: { revision: 1 },
        },
      },
    })),
    { ordered: false },
  );
}
