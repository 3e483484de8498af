import { clusterJobs, unpackSignature } from './enrichment/clusters.ts';

/** The members of an open job that grouping needs. */
export interface ClusterMember {
  _id: string;
  sourceId: string;
  sourceName: string;
  canApply: boolean;
  clusterBlock: string;
  /** Packed (`packSignature`). */
  clusterSignature: string;
  clusterId: string;
  clusterPrimary: boolean;
  revision: number;
}

export interface ClusterAssignment {
  id: string;
  clusterId: string;
  primary: boolean;
  /** The job's revision when it was read. */
  revision: number;
}

/** Sources that republish roles of other employers (decision 0009). */
const AGGREGATORS = new Set(['indeed_xml', 'rss']);
/** The source name shared by all hosted roles. */
const HOSTED = 'hosted';

/**
 * Assigns each open job to a cluster and selects the cluster's primary job: hosted roles first, then the employer's
 * own source, then the oldest. Depends only on the members. Returns only changes.
 */
export function assignClusterMembers(members: readonly ClusterMember[]): ClusterAssignment[] {
  const byId = new Map(members.map((member) => [member._id, member]));
  const groups = clusterJobs(
    members.map((member) => ({
      id: member._id,
      sourceId: clusterSource(member),
      blockKey: member.clusterBlock,
      signature: unpackSignature(member.clusterSignature),
    })),
  );
  return groups
    .flatMap((ids) => assignGroup(ids.flatMap((id) => byId.get(id) ?? [])))
    .filter(({ id, clusterId, primary }) => {
      const stored = byId.get(id);
      return stored?.clusterId !== clusterId || stored.clusterPrimary !== primary;
    });
}

/** Hosted roles are never copies: roles of two organizations are distinct, so that neither hides the other's. */
function clusterSource({ canApply, sourceId }: ClusterMember): string {
  return canApply ? HOSTED : sourceId;
}

function assignGroup(group: ClusterMember[]): ClusterAssignment[] {
  const [first] = [...group].sort(byStanding);
  const clusterId = group.map((member) => member._id).sort()[0];
  if (!first || clusterId === undefined) return [];
  return group.map(({ _id: id, revision }) => {
    return { id, clusterId, primary: id === first._id, revision };
  });
}

function byStanding(a: ClusterMember, b: ClusterMember): number {
  return standing(a) - standing(b) || (a._id < b._id ? -1 : 1);
}

function standing(member: ClusterMember): number {
  if (member.canApply) return 0;
  return AGGREGATORS.has(member.sourceName) ? 2 : 1;
}
