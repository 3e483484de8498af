import { describe, expect, it } from '@jest/globals';
import { digestRows } from '../../../../domain/market/alerts/digest-rows.ts';

function jobsOf(name: string, count: number) {
  return Array.from({ length: count }, (_, place) => ({
    id: `${name}${place}`,
    company: { name },
  }));
}

/** Promise: a mail lists at most 25 jobs, three of a company, in their order; no job is lost from the counts. */
describe('the jobs that a mail lists', () => {
  it('are all jobs, if they are few', () => {
    const jobs = [...jobsOf('a', 3), ...jobsOf('b', 1)];
    expect(digestRows(jobs)).toEqual(jobs.map((job) => ({ job, moreOfCompany: 0 })));
    expect(digestRows([])).toEqual([]);
  });

  it('are three of a company, with the count of its others at the last', () => {
    const rows = digestRows([...jobsOf('a', 2), ...jobsOf('b', 1), ...jobsOf('a', 5)]);
    expect(rows.map(({ job }) => job.id)).toEqual(['a0', 'a1', 'b0', 'a0']);
    expect(rows.map(({ moreOfCompany }) => moreOfCompany)).toEqual([0, 0, 0, 4]);
  });

  it('are 25 in all', () => {
    const jobs = Array.from({ length: 40 }, (_, place) => jobsOf(`c${place % 30}`, 1)).flat();
    const rows = digestRows(jobs);
    expect(rows.map(({ job }) => job)).toEqual(jobs.slice(0, 25));
    // Jobs 30 to 39 are of the first ten companies.
    expect(rows.map(({ moreOfCompany }) => moreOfCompany)).toEqual(
      Array.from({ length: 25 }, (_, place) => (place < 10 ? 1 : 0)),
    );
  });
});
