import type { ClusterAssignment, ClusterCandidate } from '../../domain/market/cluster-members.ts';
import type { Stores } from '../stores.ts';
import { jobModel } from './job.model.ts';

const BATCH = 1_000;

export interface Touched {
  /** The blocking keys of the jobs. */
  blocks: string[];
  companyIds: string[];
}

/** What a run touched, by opening, changing or closing jobs. */
export async function touchedBy(
  stores: Stores,
  { sourceId, run }: { sourceId: string; run: string },
): Promise<Touched> {
  const blocks = new Set<string>();
  const companyIds = new Set<string>();
  const jobs = jobModel(stores.mongo)
    .find({ sourceId, changeRun: run }, { clusterBlock: 1, 'company.id': 1 })
    .lean<{ clusterBlock: string; company: { id: string } }[]>()
    .cursor({ batchSize: BATCH });
  for await (const job of jobs) {
    blocks.add(job.clusterBlock);
    companyIds.add(job.company.id);
  }
  return { blocks: [...blocks], companyIds: [...companyIds] };
}

/** Every open job of these blocks, of all sources. */
export function openMembers(stores: Stores, blocks: string[]): Promise<ClusterCandidate[]> {
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
      },
    )
    .lean<ClusterCandidate[]>();
}

/** Writes the assignments that differ from what is stored; each is a visible change, so the index follows. */
export async function assignClusters(
  stores: Stores,
  assignments: ClusterAssignment[],
): Promise<void> {
  if (assignments.length === 0) return;
  const now = new Date();
  await jobModel(stores.mongo).bulkWrite(
    assignments.map(({ id, clusterId, primary }) => ({
      updateOne: {
        filter: {
          _id: id,
          $or: [{ clusterId: { $ne: clusterId } }, { clusterPrimary: { $ne: primary } }],
        },
        update: {
          $set: { clusterId, clusterPrimary: primary, revisedAt: now, indexDueAt: now },
          $inc: { revision: 1 },
        },
      },
    })),
    { ordered: false },
  );
}
