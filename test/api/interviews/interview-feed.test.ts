import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { removeMember } from '../../../storage/accounts/console/members.ts';
import { findMember } from '../../../storage/accounts/console/members.ts';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { buildInterview, buildProposed, daysAhead } from '../../support/interviews/interviews.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a member's feed holds the interviews that they hold, until its address is revoked. */
describe('the calendar feed of interviews', () => {
  let api: TestApi;
  let employer: Employer;
  let member: TestMember;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    member = await buildMember(api, employer.key.accountId, 'recruiter');
  });
  afterAll(() => api.close());

  const open = async (): Promise<string> => {
    const answer = await callConsole(api, member, ['POST', '/interviews/feed', {}]);
    const { data } = answer.body as { data: { url: string } };
    const { pathname, search } = new URL(data.url);
    return api.url + pathname + search;
  };
  async function eventsOf(url: string) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as never);
    return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  }
  const statusOf = async (url: string) => (await fetch(url)).status;

  it('holds what its member interviews, at its moment', async () => {
    const interviewers = [member.user.email];
    const { id, starts_at: start } = await buildInterview(api, employer, { interviewers });
    await buildInterview(api, employer);
    await buildProposed(api, employer, { interviewers });
    const cancelled = await buildInterview(api, employer, {
      interviewers,
      starts_at: daysAhead(9),
    });
    const path = `/interviews/${cancelled.id}/cancel`;
    await call(api, employer.key, { method: 'POST', path });
    const events = await eventsOf(await open());
    expect(events.map(({ uid }) => uid.split('@')[0])).toEqual([id]);
    expect(events[0]?.summary).toBe('Technical interview – Ada Okafor');
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(start);
  });

  it('is of the whole account for a key', async () => {
    const made = await call(api, employer.key, { method: 'POST', path: '/interviews/feed' });
    const { search } = new URL(made.body.data['url'] as string);
    expect((await eventsOf(`${api.url}/interviews.ics${search}`)).length).toBeGreaterThan(1);
  });

  it('is 404 once it was replaced or closed, and without a token of its own', async () => {
    const first = await open();
    const second = await open();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const closed = await callConsole(api, member, ['DELETE', '/interviews/feed']);
    expect(closed.status).toBe(204);
    expect(await statusOf(second)).toBe(404);
    expect(await statusOf(`${api.url}/interviews.ics?token=x`)).toBe(404);
    expect(await statusOf(`${api.url}/interviews.ics`)).toBe(400);
  });

  it('is 404 once its member has left', async () => {
    const url = await open();
    expect(await statusOf(url)).toBe(200);
    const { accountId, memberId: id } = member;
    const found = await findMember(api.ctx.stores, { accountId, id });
    if (found !== null) await removeMember(api.ctx.stores, found, operatorCause);
    expect(await statusOf(url)).toBe(404);
  });
});
