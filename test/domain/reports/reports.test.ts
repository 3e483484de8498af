import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ApplicationFact } from '../../../domain/reports/facts.ts';
import { funnel } from '../../../domain/reports/funnel.ts';
import { openings } from '../../../domain/reports/openings.ts';
import type { Fold } from '../../../domain/reports/rows.ts';
import { groupings, type ReportScope } from '../../../domain/reports/scope.ts';
import { sources } from '../../../domain/reports/sources.ts';
import { timeInStage } from '../../../domain/reports/time-in-stage.ts';
import { timeToHire } from '../../../domain/reports/time-to-hire.ts';
import { drawnFacts, roles, stages, START } from './drawn-histories.ts';
import { grouped, groupKey, slowHire, slowMedian, slowOracle } from './slow-oracle.ts';

const moment = fc.option(fc.integer({ min: 0, max: 60 * 24 * 40 }));
const drawnScope: fc.Arbitrary<ReportScope> = fc
  .record({
    from: moment,
    to: moment,
    jobId: fc.option(fc.constantFrom('a', 'b', 'gone'), { freq: 1 }),
    department: fc.option(fc.constantFrom('Sea', 'Land'), { freq: 1 }),
    source: fc.option(fc.constantFrom('x', 'y'), { freq: 1 }),
    groupBy: fc.option(fc.constantFrom(...groupings)),
  })
  .map(({ from, to, ...rest }) => ({
    ...rest,
    period: { from: timeAt(from), to: timeAt(to) },
    pipeline: { stages, retired: [], version: 1 },
    roles,
  }));

function timeAt(minutes: number | null): Date | null {
  return minutes === null ? null : new Date(START + minutes * 60_000);
}

function rowsOf<Row>(fold: Fold<ApplicationFact, Row>, facts: readonly ApplicationFact[]): Row[] {
  for (const fact of facts) fold.add(fact);
  return fold.rows();
}

/** Rows are compared without regard to order; `order.test.ts` is about that. */
function sorted(rows: readonly object[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}

/** Promise: each report equals a slow recount of its definition in docs/reports.md, on any history. */
describe('reports over drawn histories', () => {
  const compare = (check: (facts: ApplicationFact[], scope: ReportScope) => void) => {
    fc.assert(fc.property(drawnFacts, drawnScope, check), { numRuns: 300 });
  };

  it('counts an application once per stage it was in', () => {
    compare((facts, scope) => {
      const { submitted } = slowOracle(facts, scope);
      const groups = grouped(
        submitted.map((fact) => [groupKey(scope, fact, fact.submittedAt), fact]),
      );
      if (scope.groupBy === null && groups.size === 0) groups.set(null, []);
      const expected = [...groups].flatMap(([group, members]) =>
        stages.map(({ key }) => [
          group,
          key,
          members.filter(({ history }) => history.some(({ stage }) => stage === key)).length,
        ]),
      );
      const rows = rowsOf(funnel(scope), facts);
      expect(sorted(rows.map((row) => [row.group, row.stage, row.count]))).toEqual(
        sorted(expected),
      );
    });
  });

  it('measures every stay that ended', () => {
    compare((facts, scope) => {
      const { chosen, inPeriod } = slowOracle(facts, scope);
      const stays = chosen.flatMap((fact) =>
        fact.history.flatMap(({ stage, enteredAt, leftAt }) => {
          if (leftAt === null || !inPeriod(leftAt)) return [];
          const key = JSON.stringify([groupKey(scope, fact, leftAt), stage]);
          return [[key, leftAt.getTime() - enteredAt.getTime()] as [string, number]];
        }),
      );
      const expected = [...grouped(stays)].map(([key, ms]) => [key, ms.length, slowMedian(ms)]);
      const rows = rowsOf(timeInStage(scope), facts).filter(({ count }) => count > 0);
      const found = rows.map((row) => [
        JSON.stringify([row.group, row.stage]),
        row.count,
        row.median_seconds,
      ]);
      expect(sorted(found)).toEqual(sorted(expected));
    });
  });

  it('measures the time to hire of those who are hired', () => {
    compare((facts, scope) => {
      const { chosen, inPeriod } = slowOracle(facts, scope);
      const hires = chosen.flatMap((fact) => {
        const at = slowHire(fact);
        if (at === null || !inPeriod(at)) return [];
        const ms = at.getTime() - fact.submittedAt.getTime();
        return [[groupKey(scope, fact, at), Math.max(0, ms)] as [string | null, number]];
      });
      const expected = [...grouped(hires)].map(([group, ms]) => [group, ms.length, slowMedian(ms)]);
      const rows = rowsOf(timeToHire(scope), facts).filter(({ count }) => count > 0);
      expect(sorted(rows.map((row) => [row.group, row.count, row.median_seconds]))).toEqual(
        sorted(expected),
      );
    });
  });

  it('counts the present outcomes by source', () => {
    compare((facts, scope) => {
      const { submitted } = slowOracle(facts, scope);
      const pairs = submitted.map((fact): [string, ApplicationFact] => [
        JSON.stringify([groupKey(scope, fact, fact.submittedAt), fact.source]),
        fact,
      ]);
      const expected = [...grouped(pairs)].map(([key, members]) => [
        key,
        members.length,
        members.filter(({ status }) => status === 'hired').length,
        members.filter(({ status }) => status === 'withdrawn').length,
      ]);
      const found = rowsOf(sources(scope), facts).map((row) => [
        JSON.stringify([row.group, row.source]),
        row.applications,
        row.hired,
        row.withdrawn,
      ]);
      expect(sorted(found)).toEqual(sorted(expected));
    });
  });

  it('counts the applications of each role', () => {
    compare((facts, scope) => {
      const byRole = { ...scope, groupBy: null };
      const { submitted } = slowOracle(facts, byRole);
      const rows = rowsOf(openings(byRole), facts);
      for (const { job_id: id, applications } of rows) {
        expect([id, applications]).toEqual([
          id,
          submitted.filter(({ jobId }) => jobId === id).length,
        ]);
      }
    });
  });
});
