import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import {
  buildInterview,
  daysAhead,
  interviewBody,
  newInterviewer,
  type Failure,
  type MadeInterview,
} from '../../support/interviews/interviews.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: no interviewer is booked twice over all interviews of the account, whatever happens at once. */
describe('the calendar of an interviewer', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const send = (method: string, path: string, body?: unknown) =>
    call<{ data: MadeInterview } & Failure>(api, employer.key, { method, path, body });
  const create = async (content: Record<string, unknown>) =>
    send('POST', '/interviews', await interviewBody(api, employer, content));

  it.each([
    ['at the same time', daysAhead(5, 10), 409],
    ['that begins within', daysAhead(5, 10, 59), 409],
    ['that ends within', daysAhead(5, 9, 1), 409],
    ['right after', daysAhead(5, 11), 201],
    ['right before', daysAhead(5, 9), 201],
  ])('holds no second interview %s', async (_name, startsAt, status) => {
    const interviewer = newInterviewer();
    await buildInterview(api, employer, {
      interviewers: [newInterviewer(), interviewer],
      starts_at: daysAhead(5, 10),
    });
    const second = await create({ interviewers: [interviewer], starts_at: startsAt });
    expect(second.status).toBe(status);
    if (status === 409) {
      expect(second.body.error).toMatchObject({
        code: 'conflict',
        details: [{ path: 'interviewers.0' }],
      });
    }
  });

  it('frees the time of what is cancelled or moved, and holds it for another account alone', async () => {
    const interviewers = [newInterviewer()];
    const first = await buildInterview(api, employer, { interviewers, starts_at: daysAhead(5) });
    const second = await buildInterview(api, employer, { interviewers, starts_at: daysAhead(6) });
    const path = `/interviews/${second.id}`;
    expect((await send('PATCH', path, { starts_at: daysAhead(5, 10, 30) })).status).toBe(409);
    expect((await send('GET', path)).body.data).toMatchObject({ starts_at: daysAhead(6) });
    await send('POST', `/interviews/${first.id}/cancel`, {});
    expect((await send('PATCH', path, { starts_at: daysAhead(5, 10, 30) })).status).toBe(200);
    expect((await create({ interviewers, starts_at: daysAhead(6) })).status).toBe(201);
    const stranger = await buildEmployer(api);
    await buildInterview(api, stranger, { interviewers, starts_at: daysAhead(6) });
  });

  it('is checked for a longer interview and for another interviewer', async () => {
    const [one, other] = [newInterviewer(), newInterviewer()];
    await buildInterview(api, employer, { interviewers: [one], starts_at: daysAhead(5, 11) });
    const { id } = await buildInterview(api, employer, {
      interviewers: [one],
      starts_at: daysAhead(5, 10),
    });
    const { id: free } = await buildInterview(api, employer, {
      interviewers: [other],
      starts_at: daysAhead(5, 10),
    });
    expect((await send('PATCH', `/interviews/${id}`, { duration_minutes: 61 })).status).toBe(409);
    const joined = await send('PATCH', `/interviews/${free}`, { interviewers: [other, one] });
    expect(joined.body.error.details).toMatchObject([{ path: 'interviewers.1' }]);
  });

  it('takes one of twenty interviews at once', async () => {
    const shared = newInterviewer();
    const bodies = await Promise.all(
      Array.from({ length: 20 }, () =>
        interviewBody(api, employer, {
          interviewers: [newInterviewer(), shared],
          starts_at: daysAhead(8),
        }),
      ),
    );
    const made = await Promise.all(bodies.map((body) => send('POST', '/interviews', body)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});
