import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rolesOf, shownJob, type RoleJob } from '../../../../domain/market/alerts/roles.ts';

function job(_id: string, differences: Partial<RoleJob> = {}): RoleJob {
  return { _id, clusterId: _id, clusterPrimary: true, closedAt: null, ...differences };
}

function idsOfRole(jobs: RoleJob[], id: string): string[] {
  return (rolesOf(jobs).get(id)?.jobs ?? []).map(({ _id }) => _id).sort();
}

/** Promise: jobs that were ever in one cluster are one role (decision 0027). */
describe('roles', () => {
  it.each<[string, RoleJob[], string[]]>([
    ['a job alone', [job('a'), job('b')], ['a']],
    ['one cluster', [job('a'), job('b', { clusterId: 'a' })], ['a', 'b']],
    ['an earlier cluster', [job('a'), job('b', { clusterIds: ['a', 'b'] })], ['a', 'b']],
    [
      'over a third job that comes last',
      [job('a'), job('b'), job('c', { clusterIds: ['a', 'b'] })],
      ['a', 'b', 'c'],
    ],
  ])('%s', (_what, jobs, expected) => {
    expect(idsOfRole(jobs, 'a')).toEqual(expected);
  });

  it('do not depend on the order of the jobs', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const jobs = fc.uniqueArray(
      fc.record({ _id: id, clusterId: id, clusterIds: fc.array(id, { maxLength: 2 }) }),
      { selector: ({ _id }) => _id },
    );
    fc.assert(
      fc.property(jobs, (members) => {
        const some = members.map((member) => job(member._id, member));
        for (const { _id } of some)
          expect(idsOfRole(some, _id)).toEqual(idsOfRole([...some].reverse(), _id));
      }),
    );
  });

  it('are as old as their first job', () => {
    const [older, newer] = [new Date(1), new Date(2)];
    const jobs = [
      job('a', { searchableAt: newer }),
      job('b', { clusterId: 'a', searchableAt: older }),
    ];
    expect(rolesOf(jobs).get('a')?.since).toEqual(older);
    expect(rolesOf([job('c')]).get('c')?.since).toBeNull();
  });

  it('are shown by an open job that search shows', () => {
    const closed = job('a', { closedAt: new Date() });
    const hidden = job('b', { clusterId: 'a', clusterPrimary: false });
    const open = job('c', { clusterId: 'a' });
    const role = rolesOf([closed, hidden, open]).get('a');
    expect(role && shownJob(role, 'a')).toEqual(open);
    const gone = rolesOf([closed]).get('a');
    expect(gone && shownJob(gone, 'a')).toBeNull();
  });
});
