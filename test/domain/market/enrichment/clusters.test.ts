import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  clusterJobs,
  clusterSignature,
  packSignature,
  sameRole,
  unpackSignature,
  type ClusterCandidate,
  type ClusteredRole,
} from '../../../../domain/market/enrichment/clusters.ts';

const SENTENCES = Array.from(
  { length: 60 },
  (_, n) =>
    `Sentence ${n} tells how team number ${n * 7} builds product ${n * 13} for customers in region ${n * 3}.`,
);
const BERLIN = { text: 'Berlin', country: 'DE', regionCode: 'BE', city: 'Berlin' };
const PARIS = { text: 'Paris', country: 'FR', regionCode: 'IDF', city: 'Paris' };

function role(changes: Partial<ClusteredRole> = {}): ClusteredRole {
  const descriptionText = SENTENCES.join(' ');
  return {
    companyName: 'Acme',
    title: 'Senior Engineer',
    locations: [BERLIN],
    descriptionText,
    ...changes,
  };
}

function same(a: ClusteredRole, b: ClusteredRole): boolean {
  return sameRole(clusterSignature(a), clusterSignature(b));
}

describe('sameRole: same company, title, place and nearly the same text', () => {
  test.each([
    ['what boards add to titles', { title: 'Sr. Engineer (m/w/d) - Remote' }],
    ['legal forms', { companyName: 'ACME, Inc.' }],
    ['another case and other spaces', { descriptionText: SENTENCES.join('\n\n').toUpperCase() }],
    ['a few sentences left out', { descriptionText: SENTENCES.slice(3, -3).join(' ') }],
    ['a place only one of the two states', { locations: [] }],
  ])('is not affected by %s', (_name, changes: Partial<ClusteredRole>) => {
    expect(same(role(), role(changes))).toBe(true);
  });

  test.each([
    ['another place', { locations: [PARIS] }],
    [
      'an area instead of a place',
      { locations: [{ text: 'Europe', country: null, regionCode: null, city: null }] },
    ],
    ['another level', { title: 'Staff Engineer' }],
    ['another language asked for', { title: 'Senior Engineer (German speaking)' }],
    ['another company', { companyName: 'Apex' }],
    [
      'another text',
      {
        descriptionText: SENTENCES.map((text) =>
          text.replace('team', 'squad').replace('builds', 'sells'),
        ).join(' '),
      },
    ],
  ])('distinguishes by %s', (_name, changes: Partial<ClusteredRole>) => {
    expect(same(role(), role(changes))).toBe(false);
  });

  test('signatures are compact, complete and stable', () => {
    const { blockKey, signature } = clusterSignature(role());
    expect(blockKey).toBe('acme|engineer senior');
    expect(signature).toHaveLength(65);
    expect(signature.every((hash) => Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32)).toBe(
      true,
    );
    expect(clusterSignature(role())).toEqual({ blockKey, signature });
  });

  test('signatures are restored from their stored form', () => {
    const hashes = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 65 });
    fc.assert(
      fc.property(hashes, (signature) => {
        expect(unpackSignature(packSignature(signature))).toEqual(signature);
      }),
    );
  });
});

describe('clusterJobs: groups across sources, never two jobs of one source', () => {
  const signature = clusterSignature(role());
  const member = (id: string, sourceId: string): ClusterCandidate => ({
    id,
    sourceId,
    ...signature,
  });

  test('joins jobs of different sources', () => {
    expect(clusterJobs([member('b', 's2'), member('a', 's1')])).toEqual([['a', 'b']]);
  });

  test('keeps two similar jobs of one source apart', () => {
    expect(clusterJobs([member('a', 's1'), member('b', 's1')])).toEqual([['a'], ['b']]);
  });

  test('every id is in one group and no group has two of one source, in any order of the input', () => {
    const candidates = fc.array(
      fc.tuple(
        fc.uuid(),
        fc.constantFrom('s1', 's2', 's3'),
        fc.constantFrom(role(), role({ title: 'Cook' })),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(candidates, (drawn) => {
        const unique = [...new Map(drawn.map((one) => [one[0], one])).values()];
        const members = unique.map(([id, sourceId, of]) => ({
          id,
          sourceId,
          ...clusterSignature(of),
        }));
        const groups = clusterJobs(members);
        expect(groups.flat().sort()).toEqual(members.map(({ id }) => id).sort());
        expect(clusterJobs([...members].reverse())).toEqual(groups);
        const sourceOf = new Map(members.map(({ id, sourceId }) => [id, sourceId]));
        for (const group of groups) {
          expect(new Set(group.map((id) => sourceOf.get(id))).size).toBe(group.length);
        }
      }),
      { numRuns: 100 },
    );
  });
});
