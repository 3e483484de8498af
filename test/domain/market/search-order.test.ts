import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { momentOf, searchOrder } from '../../../domain/market/search-order.ts';

const yearZero = Date.parse('0000-01-01T00:00:00Z');
const endOf9999 = Date.parse('9999-12-31T23:59:59.999Z');
const posting = fc.record({
  id: fc.constantFrom('job_a', 'job_b'),
  postedAt: fc.oneof(
    fc.integer({ min: yearZero, max: endOf9999 }),
    fc.constantFrom(yearZero, -1, 0, 1, endOf9999),
  ),
});

function orderOf({ id, postedAt }: { id: string; postedAt: number }): string {
  return searchOrder(new Date(postedAt).toISOString(), id);
}

describe('the order of search results', () => {
  it('is newest first as text, and by id at the same time', () => {
    fc.assert(
      fc.property(posting, posting, (left, right) => {
        const newer = left.postedAt > right.postedAt;
        const first = left.postedAt === right.postedAt && left.id < right.id;
        expect(orderOf(left) < orderOf(right)).toBe(newer || first);
      }),
    );
  });

  it('contains the time of each position', () => {
    fc.assert(
      fc.property(posting, (job) => {
        expect(momentOf(orderOf(job))).toBe(job.postedAt);
      }),
    );
  });
});
