import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { roleOf } from '../../../api/access.ts';
import { consoleRoutes } from '../../../api/console/routes.ts';
import { pathsOf } from '../../../api/paths.ts';
import { routes } from '../../../api/routes.ts';
import type { InterviewedJobs } from '../../../domain/hiring/interviewer-view.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const declared = [...routes, ...consoleRoutes].flatMap((route) =>
  pathsOf(route).map((path) => ({
    role: roleOf(route.declaration.access),
    title: `${route.declaration.method.toUpperCase()} ${path}`,
  })),
);

/** The rows and members that a member with the role interviewer sees (decision 0051). */
describe('the role interviewer', () => {
  let api: TestApi;
  let employer: Employer;
  let interviewer: TestMember;
  let viewer: TestMember;
  let jobId: string;
  let otherJobId: string;
  let own: string;
  let other: string;
  const interviewed = new Map<string, ReadonlySet<string>>();
  const read = (who: TestMember, path: string) => callConsole(api, who, ['GET', path]);
  const made = async (path: string, body: unknown) => {
    const answer = await call(api, employer.key, { method: 'POST', path, body });
    expect([path, answer.status, answer.body]).toEqual([path, 201, expect.anything()]);
    return answer.body.data;
  };
  const applied = async (email: string, job: string) => {
    const answers = {
      name: 'Ana Reis',
      email,
      wish: { amount: 120_000, currency: 'EUR' },
      salary_note: 'at least 120k',
      why: 'I like clocks.',
    };
    const path = `/jobs/${job}/apply`;
    const answer = await call(api, employer.key, { method: 'POST', path, body: { answers } });
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    const found = await call<{ data: Json[] }>(api, employer.key, {
      path: `/candidates?email=${email}`,
    });
    return found.body.data[0]?.['id'] as string;
  };
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    api.ctx.interviewed = (_stores, { email }): Promise<InterviewedJobs> =>
      Promise.resolve(email === interviewer.user.email ? interviewed : new Map());
    interviewer = await buildMember(api, employer.key.accountId, 'interviewer');
    viewer = await buildMember(api, employer.key.accountId, 'viewer');
    const application_fields = [
      { key: 'wish', label: 'What do you want to earn?', type: 'currency' },
      { key: 'salary_note', label: 'More on salary', type: 'text' },
      { key: 'why', label: 'Why us?', type: 'text' },
    ];
    const salary = { min: 90_000, max: 110_000, currency: 'EUR', period: 'year' };
    jobId = (await buildPosting(api, employer, { application_fields, salary })).id;
    otherJobId = (
      await buildPosting(api, employer, { title: 'Bell Founder', application_fields, salary })
    ).id;
    own = await applied('ana@example.com', jobId);
    await applied('ana@example.com', otherJobId);
    other = await applied('bo@example.com', jobId);
    interviewed.set(own, new Set([jobId]));
    await made(`/candidates/${own}/notes`, { body: 'Asks for much.', private: true });
    await made(`/candidates/${own}/notes`, { body: 'Bring the test clock.' });
    const moved = { stage: 'screening', job_id: jobId, reason: 'Cheaper than the others.' };
    const answer = await call(api, employer.key, {
      method: 'POST',
      path: `/candidates/${own}/stage`,
      body: moved,
    });
    expect(answer.status).toBe(200);
  });
  afterAll(() => api.close());

  it('Promise: opens only what interviews need', () => {
    const open = declared.filter(({ role }) => role === 'interviewer').map(({ title }) => title);
    expect(open.sort()).toEqual(
      [
        ...['GET /candidates', 'GET /candidates/{id}', 'GET /jobs/post', 'GET /jobs/post/{id}'],
        ...['GET /pipeline-stages', 'GET /session', 'GET /sessions', 'PATCH /session/profile'],
        ...[
          'GET /interviews',
          'GET /interviews/{id}',
          'POST /interviews/feed',
          'DELETE /interviews/feed',
          'PUT /interviews/{id}/scorecard',
        ],
        ...['GET /interviews/{id}/scorecards', 'GET /candidates/{id}/scorecards'],
        ...['GET /scorecard-templates', 'GET /scorecard-templates/{id}'],
        ...['POST /session/account', 'POST /session/end', 'DELETE /sessions/{id}'],
      ].sort(),
    );
  });

  it('Promise: shows a candidate without pay, private notes and reasons of moves', async () => {
    const { status, body } = await read(interviewer, `/candidates/${own}`);
    expect(status).toBe(200);
    expect(body.data.applications.map((one: Json) => one['job_id'])).toEqual([jobId]);
    expect(body.data.applications[0].answers).toEqual(
      expect.objectContaining({ why: 'I like clocks.' }),
    );
    expect(body.data.notes).toEqual([
      expect.objectContaining({ body: 'Bring the test clock.', private: false }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/120|Asks for|Cheaper|Bell Founder/);
    const all = JSON.stringify((await read(viewer, `/candidates/${own}`)).body);
    for (const seen of ['120', 'Asks for much', 'Cheaper', 'Bell Founder'])
      expect(all).toContain(seen);
  });

  it('Promise: answers 404 for every other candidate and role', async () => {
    for (const path of [`/candidates/${other}`, `/jobs/post/${otherJobId}`]) {
      expect([path, (await read(interviewer, path)).status]).toEqual([path, 404]);
      expect([path, (await read(viewer, path)).status]).toEqual([path, 200]);
    }
  });

  it('Promise: lists only own candidates, and those of own roles only by what they see', async () => {
    const ids = async (query: string) => {
      const { status, body } = await read(interviewer, `/candidates${query}`);
      expect([query, status]).toEqual([query, 200]);
      return (body.data as Json[]).map((row) => row['id']);
    };
    expect(await ids('')).toEqual([own]);
    expect(await ids(`?job_id=${jobId}`)).toEqual([own]);
    expect(await ids('?stage=screening')).toEqual([own]);
    // The application for the other role is at this stage.
    expect(await ids('?stage=applied')).toEqual([]);
    expect(await ids(`?job_id=${otherJobId}`)).toEqual([]);
    expect(await ids('?email=bo@example.com')).toEqual([]);
    const rows = (await read(interviewer, '/candidates')).body;
    expect(JSON.stringify(rows)).not.toContain('Bell Founder');
  });

  it('Promise: searches no words of answers, which may be about pay', async () => {
    for (const query of ['?q=120k', `?job_id=${jobId}&answer_to=salary_note&answer=120k`]) {
      const answer = await read(interviewer, `/candidates${query}`);
      expect([query, answer.status, answer.body.error.code]).toEqual([
        query,
        403,
        'insufficient_role',
      ]);
    }
  });

  it('Promise: shows own roles without pay and counts', async () => {
    const { body } = await read(interviewer, `/jobs/post/${jobId}`);
    expect(body.data).toMatchObject({ id: jobId, salary: null, counts_by_stage: {} });
    expect(body.data.application_fields.map((one: Json) => one['key'])).not.toContain('wish');
    const listed = await read(interviewer, '/jobs/post');
    expect(listed.body.data).toEqual([expect.objectContaining({ id: jobId, salary: null })]);
  });

  it('Promise: opens the pages of own candidates, and leads from others to them', async () => {
    const open = (path: string) =>
      fetch(api.url + path, { headers: interviewer.headers, redirect: 'manual' });
    const start = await open('/console');
    expect([start.status, start.headers.get('location')]).toEqual([303, '/console/scorecards']);
    const list = await (await open('/console/candidates')).text();
    expect(list).toContain('Ana Reis');
    expect(list).not.toMatch(/Bell Founder|bo@example/);
    const record = await open(`/console/candidates/${own}`);
    expect(record.status).toBe(200);
    expect(await record.text()).not.toMatch(/120|Asks for|Cheaper|Bell Founder/);
    expect((await open(`/console/candidates/${other}`)).status).toBe(404);
    expect((await open(`/console/postings/${jobId}`)).status).toBe(403);
    expect((await open('/console/profile')).status).toBe(200);
  });

  it('Promise: a member without interviews sees nobody', async () => {
    const idle = await buildMember(api, employer.key.accountId, 'interviewer');
    expect((await read(idle, '/candidates')).body.data).toEqual([]);
    expect((await read(idle, '/candidates?stage=applied')).body.data).toEqual([]);
    expect((await read(idle, '/jobs/post')).body.data).toEqual([]);
    expect((await read(idle, `/candidates/${own}`)).status).toBe(404);
  });
});
