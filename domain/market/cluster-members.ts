import { clusterJobs, unpackSignature } from './enrichment/clusters.ts';

/** What grouping needs of an open job. */
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
  /** Of the job that this was worked out from. */
  revision: number;
}

/** Sources that republish roles of other employers (decision 0009). */
const AGGREGATORS = new Set(['indeed_xml', 'rss']);
/** What all roles that are posted here count as one source by. */
const HOSTED = 'hosted';

/**
 * Which cluster each open job belongs to and which member stands for it: hosted roles first, then the
 * employer's own source, then the oldest. Follows from the members alone; only differences come back.
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

/** Nobody copies roles to here: what two organizations post are two, so that neither hides the other's. */
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
