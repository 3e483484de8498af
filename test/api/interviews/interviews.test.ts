import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../../storage/new-id.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildMember } from '../../support/console/member.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { buildCandidate } from '../../support/hiring/offers.ts';
import {
  buildInterview,
  daysAhead,
  interviewBody,
  newInterviewer,
  type Failure,
  type MadeInterview,
} from '../../support/interviews/interviews.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('interviews of an employer', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const send = <Body = { data: MadeInterview } & Failure>(
    method: string,
    path: string,
    body?: unknown,
  ) => call<Body>(api, employer.key, { method, path, body });
  const create = async (content: Record<string, unknown>) =>
    send('POST', '/interviews', await interviewBody(api, employer, content));

  it('are proposed, scheduled, moved and cancelled for good, with an audit row for each', async () => {
    const slots = [daysAhead(3), daysAhead(4)];
    const made = await buildInterview(api, employer, { slots });
    expect(made).toMatchObject({ status: 'proposed', starts_at: null, slots, version: 1 });
    const path = `/interviews/${made.id}`;
    const at = daysAhead(5);
    const scheduled = await send('PATCH', path, { starts_at: at });
    expect(scheduled.body.data).toMatchObject({ status: 'scheduled', starts_at: at, slots });
    expect((await send('PATCH', path, { starts_at: at })).body.data.version).toBe(2);
    const moved = await send('PATCH', path, { starts_at: daysAhead(6) });
    expect(moved.body.data).toMatchObject({ status: 'scheduled', starts_at: daysAhead(6) });
    const cancelled = await send('POST', `${path}/cancel`, { reason: 'Filled.' });
    expect(cancelled.body.data).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'api_key', reason: 'Filled.' },
    });
    expect((await send('POST', `${path}/cancel`)).status).toBe(200);
    for (const change of [{ title: 'Other' }, { status: 'done' }, { starts_at: daysAhead(9) }]) {
      const refused = await send('PATCH', path, change);
      expect(refused.body.error).toMatchObject({
        code: 'conflict',
        details: [{ path: 'status', message: 'cancelled' }],
      });
    }
    expect((await send('GET', path)).body.data).toMatchObject({ status: 'cancelled' });
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const actions = rows
      .filter(({ target }) => target.id === made.id)
      .map(({ action }) => action)
      .toSorted();
    expect(actions).toEqual([
      'interview.cancelled',
      'interview.moved',
      'interview.proposed',
      'interview.scheduled',
    ]);
  });

  it.each(['done', 'no_show'])('may be %s at any time, and later the other', async (status) => {
    for (const times of [{ slots: [daysAhead(3)] }, { starts_at: daysAhead(3) }]) {
      const { id } = await buildInterview(api, employer, times);
      expect((await send('PATCH', `/interviews/${id}`, { status })).body.data.status).toBe(status);
      const other = status === 'done' ? 'no_show' : 'done';
      expect((await send('PATCH', `/interviews/${id}`, { status: other })).status).toBe(200);
      expect((await send('POST', `/interviews/${id}/cancel`, {})).status).toBe(409);
    }
  });

  it('know a member by id and by address, and refuse a foreign one', async () => {
    const { accountId } = employer.key;
    const { user, memberId } = await buildMember(api, accountId, 'viewer');
    const made = await buildInterview(api, employer, {
      interviewers: [user.email.toUpperCase(), memberId, 'someone@example.org'],
    });
    expect(made.interviewers).toEqual([
      { member_id: memberId, name: null, email: user.email },
      { member_id: null, name: null, email: 'someone@example.org' },
    ]);
    const stranger = await buildEmployer(api);
    const foreign = await buildMember(api, stranger.key.accountId, 'viewer');
    const refused = await create({ interviewers: [user.email, foreign.memberId] });
    expect(refused.body.error.details).toMatchObject([{ path: 'interviewers.1' }]);
  });

  it.each([
    ['timezone', { timezone: 'Europe/Atlantis' }],
    ['slots.0', { slots: [daysAhead(-1), daysAhead(1)] }],
    ['slots.1', { slots: [daysAhead(1, 10), daysAhead(1, 10, 30)] }],
    ['slots.0', { slots: [daysAhead(2, 10, 30), daysAhead(2, 10)] }],
    ['slots', { slots: Array.from({ length: 201 }, (_, day) => daysAhead(day + 1)) }],
    ['starts_at', { starts_at: daysAhead(-1) }],
    ['starts_at', { starts_at: daysAhead(1), slots: [daysAhead(2)] }],
    ['interviewers.0', { interviewers: ['nobody'] }],
    ['interviewers', { interviewers: [] }],
    ['duration_minutes', { duration_minutes: 0 }],
    ['candidate_id', { candidate_id: newId('candidate') }],
    ['job_id', { job_id: newId('job') }],
    ['kind', { kind: 'coffee' }],
    ['url', { url: 'javascript:alert(1)' }],
  ])('name %s when it is wrong', async (path, content) => {
    const refused = await create(content);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details?.map((detail) => detail.path)).toContain(path);
  });

  it('need one way to find a time', async () => {
    const body = await interviewBody(api, employer);
    const { starts_at: _start, ...timeless } = body;
    const refused = await send('POST', '/interviews', timeless);
    expect(refused.body.error.details).toMatchObject([{ path: 'starts_at' }]);
  });

  it('offer the slots of an availability', async () => {
    const { slots, availability } = await buildInterview(api, employer, {
      availability: {
        from: daysAhead(10).slice(0, 10),
        to: daysAhead(16).slice(0, 10),
        weekdays: ['wed'],
        hours: { from: '09:00', to: '12:00' },
      },
      duration_minutes: 90,
    });
    expect(slots).toHaveLength(2);
    expect(availability).toMatchObject({ weekdays: [3], hours: [{ from: '09:00', to: '12:00' }] });
  });

  it('belong to their account, and are listed by what they are', async () => {
    const { id: jobId } = await buildPosting(api, employer);
    const candidateId = await buildCandidate(api, employer);
    const interviewer = newInterviewer();
    const content = { candidate_id: candidateId, job_id: jobId, interviewers: [interviewer] };
    const { id } = await buildInterview(api, employer, { ...content, starts_at: daysAhead(20) });
    await buildInterview(api, employer, { interviewers: [newInterviewer()] });
    const day = `from=${daysAhead(20, 0)}&to=${daysAhead(21, 0)}`;
    const own = `candidate_id=${candidateId}`;
    for (const query of [own, `job_id=${jobId}`, `interviewer=${interviewer}`, `${own}&${day}`]) {
      const listed = await send<{ data: MadeInterview[] }>('GET', `/interviews?${query}`);
      expect(listed.body.data.map((row) => row.id)).toEqual([id]);
    }
    const none = await send<{ data: MadeInterview[] }>('GET', `/interviews?${own}&status=done`);
    expect(none.body.data).toEqual([]);
    const stranger = await buildEmployer(api);
    const read = await call(api, stranger.key, { path: `/interviews/${id}` });
    expect(read.status).toBe(404);
  });

  it('carry a version, and are made once per idempotency key', async () => {
    const body = await interviewBody(api, employer);
    const headers = { 'idempotency-key': newId('event') };
    const request = { method: 'POST', path: '/interviews', body, headers };
    const first = await call(api, employer.key, request);
    const again = await call(api, employer.key, request);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data['id']).toBe(first.body.data['id']);
    const late = await call(api, employer.key, {
      method: 'PATCH',
      path: `/interviews/${String(first.body.data['id'])}`,
      body: { title: 'Late' },
      headers: { 'if-match': '"7"' },
    });
    expect(late.status).toBe(412);
  });
});
