import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApplication, newCandidate } from '../../../domain/hiring/new-candidate.ts';
import { insertCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildKey } from '../../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

type Rows = { data: Json[]; meta: Json };

/** Promise: reports count what happened, for their account alone, as JSON and as a table. */
describe('reports', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  const people: string[] = [];

  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    jobId = (await buildPosting(api, employer, { title: '=Keeper', department: 'Towers' })).id;
    for (const source of ['job_board', 'job_board', 'referral']) {
      const email = `p${people.length}@reports.example`;
      people.push(await add({ name: 'A Person', email, source, job_id: jobId }));
    }
    await move(people[0], 'screening');
    await move(people[0], 'applied');
    await move(people[0], 'screening');
    await move(people[1], 'hired');
  });
  afterAll(() => api.close());

  const post = async (path: string, body: Json = {}) => {
    const answer = await call(api, employer.key, { method: 'POST', path, body });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const add = async (person: Json) => String((await post('/candidates', person))['id']);
  const move = (id: string | undefined, stage: string) =>
    post(`/candidates/${id}/stage`, { stage });
  const report = (path: string) => call<Rows>(api, employer.key, { path: `/reports/${path}` });
  const rows = async (path: string) => (await report(path)).body.data;

  it('counts an application once per stage it was in', async () => {
    const counted = (await rows('funnel')).map(({ stage, count, share }) => [stage, count, share]);
    expect(counted).toEqual([
      ['applied', 3, 1],
      ['screening', 1, 0.3333],
      ['interview', 0, 0],
      ['offer', 0, 0],
      ['hired', 1, 0.3333],
      ['rejected', 0, 0],
    ]);
  });

  it('measures closed stays and hires', async () => {
    const stays = await rows('time-in-stage');
    expect(stays.map(({ stage, count }) => [stage, count]).slice(0, 2)).toEqual([
      ['applied', 3],
      ['screening', 1],
    ]);
    expect(stays[0]?.['median_seconds']).toEqual(expect.any(Number));
    expect(stays[2]?.['median_seconds']).toBeNull();
    expect(await rows('time-to-hire')).toMatchObject([
      { count: 1, median_seconds: expect.any(Number) },
    ]);
  });

  it('lists sources, roles and offers', async () => {
    expect(await rows('sources')).toMatchObject([
      { source: 'job_board', applications: 2, active: 1, hired: 1, hired_share: 0.5 },
      { source: 'referral', applications: 1, active: 1, hired: 0 },
    ]);
    expect(await rows('openings')).toMatchObject([
      { job_id: jobId, title: '=Keeper', department: 'Towers', applications: 3, hired: 1 },
    ]);
    const offer = { candidate_id: people[0], job_id: jobId, title: 'Keeper' };
    await post('/offers', offer);
    const { id } = (await post('/offers', offer)) as { id: string };
    expect(await rows('offers')).toMatchObject([{ sent: 0, open: 0 }]);
    await post(`/offers/${id}/send`);
    await post(`/offers/${id}/withdraw`);
    expect(await rows('offers?group_by=source')).toMatchObject([
      { group: 'job_board', sent: 1, open: 0, withdrawn: 1 },
    ]);
  });

  it('counts interviews', async () => {
    const start = new Date(Date.now() + 60 * 86_400_000);
    await post('/interviews', {
      ...{ candidate_id: people[0], job_id: jobId, title: 'A talk', kind: 'phone' },
      ...{ duration_minutes: 30, interviewers: ['host@reports.example'] },
      ...{ timezone: 'Europe/Stockholm', starts_at: start.toISOString() },
    });
    expect(await rows('interviews?group_by=month')).toMatchObject([
      {
        group: start.toISOString().slice(0, 7),
        interviews: 1,
        scheduled: 1,
        median_seconds: expect.any(Number),
      },
    ]);
    expect(await rows('interviews?to=2020-01-01')).toMatchObject([{ interviews: 0 }]);
  });

  it.each([
    ['job_id', () => jobId, 3],
    ['job_id', () => 'job_00000000000000000000', 0],
    ['department', () => 'Towers', 3],
    ['department', () => 'Bridges', 0],
    ['source', () => 'referral', 1],
    ['from', () => '2026-01-01', 3],
    ['from', () => new Date(Date.now() + 60_000).toISOString(), 0],
    ['to', () => new Date().toISOString().slice(0, 10), 3],
    ['to', () => '2026-01-01', 0],
  ])('filters by %s', async (name, value, expected) => {
    const found = await rows(`funnel?${name}=${encodeURIComponent(value())}`);
    expect(found[0]).toMatchObject({ stage: 'applied', count: expected });
  });

  it.each([
    ['job', () => [[jobId, '=Keeper', 3]]],
    ['department', () => [['Towers', 'Towers', 3]]],
    [
      'source',
      () => [
        ['job_board', 'job_board', 2],
        ['referral', 'referral', 1],
      ],
    ],
    ['month', () => [[thisMonth(), thisMonth(), 3]]],
  ])('groups by %s', async (grouping, expected) => {
    const found = (await rows(`funnel?group_by=${grouping}`)).filter(
      ({ stage }) => stage === 'applied',
    );
    expect(found.map((row) => [row['group'], row['group_name'], row['count']])).toEqual(expected());
  });

  it.each([
    ['from=2026-13-01', 'from'],
    ['to=soon', 'to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['group_by=stage', 'group_by'],
    ['until=2026-03-02', 'until'],
  ])('refuses ?%s', async (query, path) => {
    const { status, body } = await report(`sources?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { details: [{ path }] } });
  });

  it('sends a table that runs nothing', async () => {
    const headers = { ...employer.key.headers, accept: 'text/csv' };
    const answer = await fetch(`${api.url}/reports/openings`, { headers });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    const [names, line] = (await answer.text()).split('\n');
    expect(names).toMatch(/^group,group_name,job_id,title,department/);
    expect(line).toContain(`,${jobId},'=Keeper,Towers,open,`);
  });

  it('keeps anonymised people and leaves merged duplicates out', async () => {
    const twin = await add({ name: 'A Twin', job_id: jobId });
    expect((await rows('funnel'))[0]).toMatchObject({ count: 4 });
    await post('/candidates/merge', { primary_id: people[2], duplicate_id: twin });
    expect((await rows('funnel'))[0]).toMatchObject({ count: 3 });
    await post(`/candidates/${people[2]}/anonymize`);
    expect((await rows('funnel'))[0]).toMatchObject({ count: 3 });
    expect(await rows('sources')).toMatchObject([
      { applications: 2 },
      { source: null, applications: 1 },
    ]);
  });

  it('shows nothing of other accounts', async () => {
    const other = await buildKey(api.ctx.stores);
    const { body } = await call<Rows>(api, other, { path: `/reports/funnel?job_id=${jobId}` });
    expect(body.data[0]).toMatchObject({ stage: 'applied', count: 0 });
    const { body: none } = await call<Rows>(api, other, { path: '/reports/openings' });
    expect(none.data).toEqual([]);
  });

  it('reads more candidates than one batch', async () => {
    const { accountId } = employer.key;
    const posting = { id: 'job_of_many', title: 'Many', organizationId: 'org' };
    const actor = { kind: 'system', id: null, name: null } as const;
    const now = new Date();
    await Promise.all(
      Array.from({ length: 1_100 }, async () => {
        const start = { id: newId('application'), posting, companyName: 'C', actor };
        const person = newCandidate({ id: newId('candidate'), accountId }, now);
        const applications = [newApplication(start, now)];
        await insertCandidate(api.ctx.stores, { ...person, applications }, []);
      }),
    );
    expect((await rows('funnel?job_id=job_of_many'))[0]).toMatchObject({ count: 1_100 });
  });
});

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}
