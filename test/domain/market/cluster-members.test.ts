import { describe, expect, it } from '@jest/globals';
import {
  assignClusterMembers,
  type ClusterAssignment,
  type ClusterMember,
} from '../../../domain/market/cluster-members.ts';
import { clusterSignature, packSignature } from '../../../domain/market/enrichment/clusters.ts';

const { blockKey, signature } = clusterSignature({
  companyName: 'Acme',
  title: 'Ferry Pilot',
  locations: [{ text: 'Oslo', country: 'NO', regionCode: null, city: 'Oslo' }],
  descriptionText: 'Steer the ferry across the fjord, by day and by night, in every weather.',
});

/** The same role in several variants; by default each in its own cluster. */
function member(id: string, changes: Partial<ClusterMember> = {}): ClusterMember {
  return {
    _id: id,
    sourceId: `source of ${id}`,
    sourceName: 'ashby',
    canApply: false,
    clusterBlock: blockKey,
    clusterSignature: packSignature(signature),
    clusterId: id,
    clusterPrimary: true,
    revision: 1,
    ...changes,
  };
}

const hosted = (id: string, changes: Partial<ClusterMember> = {}) =>
  member(id, { sourceName: 'openrole', canApply: true, ...changes });

const summed = (assignments: ClusterAssignment[]) =>
  assignments.map(
    ({ id, clusterId, primary }) => `${id} in ${clusterId}${primary ? ' shown' : ''}`,
  );

/** Promise: a hosted role has its own entry in the index, whatever similar roles exist (decision 0009). */
describe('assignClusterMembers', () => {
  it('keeps similar roles of two organizations apart', () => {
    expect(assignClusterMembers([hosted('a'), hosted('b')])).toEqual([]);
  });

  it("joins a feed's copy with only one of them, independent of their order", () => {
    expect(summed(assignClusterMembers([member('a'), hosted('b'), hosted('c')]))).toEqual([
      'a in a',
      'b in a shown',
    ]);
    expect(summed(assignClusterMembers([hosted('a'), hosted('b'), member('c')]))).toEqual([
      'c in a',
    ]);
  });

  it('separates roles that were joined before', () => {
    const together = [hosted('a'), hosted('b', { clusterId: 'a', clusterPrimary: false })];
    expect(summed(assignClusterMembers(together))).toEqual(['b in b shown']);
  });

  it('joins the rows of two feeds', () => {
    expect(summed(assignClusterMembers([member('a'), member('b')]))).toEqual(['b in a']);
  });
});
