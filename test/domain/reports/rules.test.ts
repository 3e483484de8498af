import { describe, expect, it } from '@jest/globals';
import { hiredAt } from '../../../domain/reports/application-rules.ts';
import { Durations } from '../../../domain/reports/durations.ts';
import { interviews } from '../../../domain/reports/interviews.ts';
import { offers } from '../../../domain/reports/offers.ts';
import { openings } from '../../../domain/reports/openings.ts';
import { dateOrTime, isBackwards, periodOf } from '../../../domain/reports/period.ts';
import type { OfferFact, RoleFact } from '../../../domain/reports/facts.ts';
import type { ReportScope } from '../../../domain/reports/scope.ts';
import { roles, stages } from './drawn-histories.ts';

const scope: ReportScope = {
  period: { from: null, to: null },
  ...{ jobId: null, department: null, source: null, groupBy: null },
  pipeline: { stages, retired: [], version: 1 },
  roles,
};
const day = (date: string) => new Date(`2026-03-${date}T12:00:00Z`);

/** Promise: dates are whole days of UTC, times are moments, and the end of a period is outside it. */
describe('the period of a report', () => {
  it.each([
    [{ from: '2026-03-01' }, '2026-03-01T00:00:00.000Z', undefined],
    [{ to: '2026-03-01' }, undefined, '2026-03-02T00:00:00.000Z'],
    [{ to: '2026-03-01T10:00:00+02:00' }, undefined, '2026-03-01T08:00:00.000Z'],
  ])('reads %j', (query, from, to) => {
    const period = periodOf(query);
    expect([period.from?.toISOString(), period.to?.toISOString()]).toEqual([from, to]);
  });

  it('takes one day, and refuses an end before the beginning', () => {
    expect(isBackwards(periodOf({ from: '2026-03-01', to: '2026-03-01' }))).toBe(false);
    expect(isBackwards(periodOf({ from: '2026-03-02', to: '2026-03-01' }))).toBe(true);
    const time = '2026-03-02T00:00:00Z';
    expect(isBackwards(periodOf({ from: time, to: time }))).toBe(true);
  });

  it.each(['2026-02-30', 'yesterday', '2026-03-01T10:00:00', '2026-3-1', ''])(
    'refuses %j',
    (text) => {
      expect(dateOrTime.safeParse(text).success).toBe(false);
    },
  );
});

/** Promise: medians are exact for what people look at, and near for any number, in bounded memory. */
describe('durations', () => {
  const filled = (values: number[]) => {
    const durations = new Durations();
    for (const value of values) durations.add(value * 1_000);
    return durations;
  };

  it.each([
    [[], null, null],
    [[5], 5, 5],
    [[9, 1], 5, 9],
    [[3, 1, 2], 2, 3],
    [[0, 0, 0, 100], 0, 100],
  ])('of %j has the median %j and the ninth tenth %j', (values, median, p90) => {
    const { medianSeconds, p90Seconds } = filled(values);
    expect([medianSeconds, p90Seconds]).toEqual([median, p90]);
  });

  it('is near with many', () => {
    const { count, medianSeconds, p90Seconds } = filled(
      Array.from({ length: 100_001 }, (_, index) => (index * 7_919) % 100_001),
    );
    expect(count).toBe(100_001);
    expect(medianSeconds).toBeGreaterThan(50_000 * 0.994);
    expect(medianSeconds).toBeLessThan(50_000 * 1.006);
    expect(p90Seconds).toBeGreaterThan(90_000 * 0.994);
    expect(p90Seconds).toBeLessThan(90_000 * 1.006);
  });
});

/** Promise: a hire happens when the application comes to the stages of type hired that it stays in. */
describe('the moment of a hire', () => {
  const types = new Map(stages.map((stage) => [stage.key, stage]));
  const fact = (status: 'hired' | 'active', path: string[]) => ({
    jobId: 'a',
    jobTitle: 'A',
    stage: path.at(-1) ?? '',
    status,
    source: null,
    submittedAt: day('01'),
    history: path.map((stage, index) => ({
      stage,
      enteredAt: day(`0${index + 1}`),
      leftAt: index + 1 < path.length ? day(`0${index + 2}`) : null,
    })),
  });

  it.each([
    ['hired', ['applied', 'hired'], 2],
    ['hired', ['applied', 'hired', 'started'], 2],
    ['hired', ['applied', 'hired', 'talk', 'hired'], 4],
    ['hired', ['hired'], 1],
    ['hired', ['applied', 'talk'], 2],
    ['active', ['applied', 'hired', 'talk'], null],
  ] as const)('%s after %j: step %j', (status, path, step) => {
    const expected = step === null ? null : day(`0${step}`);
    expect(hiredAt(fact(status, [...path]), types)).toEqual(expected);
  });
});

/** Promise: drafts are no offers, and an offer that was sent counts whatever became of it. */
describe('the report of offers', () => {
  const offer = (
    status: OfferFact['status'],
    sentAt: Date | null,
    decidedAt: Date | null = null,
  ) => ({
    ...{ jobId: 'a', title: 'A', source: 'x' },
    ...{ status, sentAt, decidedAt },
  });

  it('counts sent offers by their answers', () => {
    const fold = offers(scope);
    const sent = day('01');
    for (const one of [
      offer('draft', null),
      offer('withdrawn', null),
      offer('withdrawn', sent),
      offer('sent', sent),
      offer('expired', sent),
      offer('accepted', sent, day('03')),
      offer('accepted', sent, day('05')),
      offer('declined', sent, day('02')),
    ]) {
      fold.add(one);
    }
    expect(fold.rows()).toEqual([
      {
        ...{ group: null, group_name: null, sent: 6, open: 1, accepted: 2, declined: 1 },
        ...{ withdrawn: 1, expired: 1, accepted_share: 0.6667, median_seconds: 2 * 86_400 },
      },
    ]);
  });

  it('has a row without offers, and groups without names last', () => {
    expect(offers(scope).rows()).toMatchObject([{ sent: 0, accepted_share: null }]);
    const fold = offers({ ...scope, groupBy: 'department' });
    fold.add({ ...offer('sent', day('01')), jobId: null });
    fold.add(offer('sent', day('01')));
    expect(fold.rows().map(({ group, sent }) => [group, sent])).toEqual([
      ['Sea', 1],
      [null, 1],
    ]);
  });
});

/** Promise: the report of roles has those that were open at some time of the period. */
describe('the report of openings', () => {
  const role = (id: string, published: string | null, closed: string | null): RoleFact => ({
    ...{ id, title: id, department: 'Sea', status: closed === null ? 'open' : 'closed' },
    publishedAt: published === null ? null : day(published),
    closedAt: closed === null ? null : day(closed),
  });
  const all = [
    role('draft', null, null),
    role('before', '01', '05'),
    role('over', '01', null),
    role('within', '11', '12'),
    role('after', '25', null),
  ];
  const within = {
    ...scope,
    roles: new Map(all.map((one) => [one.id, one])),
    period: { from: day('10'), to: day('20') },
  };

  it('lists them, newest first', () => {
    expect(
      openings(within)
        .rows()
        .map(({ job_id: id }) => id),
    ).toEqual(['within', 'over']);
  });

  it('sums them by department', () => {
    expect(openings({ ...within, groupBy: 'department' }).rows()).toMatchObject([
      { group: 'Sea', openings: 2, job_id: null },
    ]);
  });
});

/** Promise: interviews count by their status and start, and minutes for everybody who held one. */
describe('the report of interviews', () => {
  const interview = (status: 'done' | 'proposed' | 'no_show', startsAt: Date | null) => ({
    ...{ jobId: 'a', title: '', source: 'x', minutes: 30, interviewers: 2 },
    ...{ status, startsAt, createdAt: day('01') },
  });

  it('counts them', () => {
    const fold = interviews({ ...scope, period: { from: null, to: day('20') } });
    fold.add(interview('done', day('03')));
    fold.add(interview('no_show', day('05')));
    fold.add(interview('proposed', null));
    fold.add(interview('done', day('20')));
    expect(fold.rows()).toEqual([
      {
        ...{ group: null, group_name: null, interviews: 3, proposed: 1, scheduled: 0, done: 1 },
        ...{ cancelled: 0, no_show: 1, interview_minutes: 60, median_seconds: 3 * 86_400 },
      },
    ]);
  });
});
