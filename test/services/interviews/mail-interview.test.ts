import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECRET_LINK } from '../../../domain/mail/marks.ts';
import { eraseInterviews } from '../../../services/interviews/erase-interviews.ts';
import { mailInterview, remindOfInterview } from '../../../services/interviews/mail-interview.ts';
import { calendarOf } from '../../../services/mail/fill-marks.ts';
import { takeSteps } from '../../../services/interviews/take-steps.ts';
import { findInterview } from '../../../storage/interviews/interviews.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { buildCandidate } from '../../support/hiring/offers.ts';
import {
  buildInterview,
  buildProposed,
  daysAhead,
  newInterviewer,
} from '../../support/interviews/interviews.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: each state of an interview is mailed once to each of its people, with an entry for calendars. */
describe('mails about interviews', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const target = (id: string) => ({ accountId: employer.key.accountId, id });
  const change = (id: string, body: object) =>
    call(api, employer.key, { method: 'PATCH', path: `/interviews/${id}`, body });
  async function mailsTo(email: string) {
    const { mongo } = api.ctx.stores;
    const mails = await mailModel(mongo).find({ to: email }).sort({ _id: 1 }).lean();
    const sends = await sendModel(mongo)
      .find({ _id: { $in: mails.map(({ sendId }) => sendId) } })
      .lean();
    return sends.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }
  const mailed = (email: string, count: number) =>
    eventually(`${count} mails`, async () => (await mailsTo(email)).length === count);
  async function people(): Promise<{ email: string; candidate: string; interviewer: string }> {
    const email = newInterviewer();
    return {
      email,
      candidate: await buildCandidate(api, employer, { email }),
      interviewer: newInterviewer(),
    };
  }

  it('bring, change and take away one entry, once each', async () => {
    const { email, candidate, interviewer } = await people();
    const { id, public_url: url } = await buildInterview(api, employer, {
      ...{ candidate_id: candidate, interviewers: [interviewer], place: 'Hafen 7' },
    });
    await mailed(email, 1);
    await mailed(interviewer, 1);
    await Promise.all([1, 2, 3].map(() => mailInterview(api.ctx, target(id))));
    await change(id, { starts_at: daysAhead(8) });
    await mailed(interviewer, 2);
    await change(id, { place: 'Hafen 8' });
    await mailed(interviewer, 3);
    await call(api, employer.key, { method: 'POST', path: `/interviews/${id}/cancel` });
    await mailed(interviewer, 4);
    await mailed(email, 4);
    await Promise.all([1, 2, 3].map(() => mailInterview(api.ctx, target(id))));
    const entries = (await mailsTo(email)).map(({ invitation }) => invitation);
    expect(entries.map((entry) => [entry?.method, entry?.sequence])).toEqual([
      ...[
        ['REQUEST', 0],
        ['REQUEST', 1],
        ['REQUEST', 2],
        ['CANCEL', 3],
      ],
    ]);
    expect(new Set(entries.map((entry) => entry?.uid))).toEqual(new Set([id]));
    const [first] = await mailsTo(email);
    expect(JSON.stringify(first)).not.toContain(url.slice(url.lastIndexOf('/') + 1));
    expect(first?.bodyText).toContain(SECRET_LINK);
    const marks = { link: url, firstName: null };
    const entry = first && calendarOf(api.ctx, { ...first, ...(first as object) }, marks);
    expect(entry?.text.replaceAll('\r\n ', '')).toContain(url);
    const [theirs] = await mailsTo(interviewer);
    expect(theirs?.bodyText).toContain('Ada Okafor');
    expect(theirs?.bodyText).not.toContain(SECRET_LINK);
  });

  it('ask the candidate to choose, and nobody else', async () => {
    const { email, candidate, interviewer } = await people();
    const { path, slots, id } = await buildProposed(api, employer, {
      ...{ candidate_id: candidate, interviewers: [interviewer] },
    });
    await mailed(email, 1);
    await change(id, { slots: [...slots, daysAhead(12)] });
    await mailed(email, 2);
    expect((await mailsTo(email)).map(({ invitation }) => invitation)).toEqual([
      undefined,
      undefined,
    ]);
    expect(await mailsTo(interviewer)).toEqual([]);
    await call(api, { headers: {} }, { method: 'POST', path, body: { starts_at: slots[0] } });
    await mailed(email, 3);
    await mailed(interviewer, 1);
  });

  it('take the entry away from an interviewer who was taken off', async () => {
    const [one, other] = [newInterviewer(), newInterviewer()];
    const { id } = await buildInterview(api, employer, { interviewers: [one] });
    await mailed(one, 1);
    await change(id, { interviewers: [other] });
    await mailed(other, 1);
    await mailed(one, 2);
    expect((await mailsTo(one)).at(-1)?.invitation).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
    });
  });

  it('remind once a day and an hour before, and end with the interview', async () => {
    const { email, candidate, interviewer } = await people();
    const { id, starts_at: start } = await buildInterview(api, employer, {
      ...{ candidate_id: candidate, interviewers: [interviewer] },
    });
    await mailed(interviewer, 1);
    const startsAt = new Date(start ?? '');
    const before = (hours: number) => new Date(startsAt.getTime() - hours * 60 * 60 * 1000);
    for (const hours of [24, 23, 1, 1]) await takeSteps(api.ctx, target(id), before(hours));
    await mailed(email, 3);
    await mailed(interviewer, 3);
    const moved = { kind: 'hour', startsAt: before(1), now: before(2) } as const;
    await remindOfInterview(api.ctx, target(id), moved);
    expect(await mailsTo(interviewer)).toHaveLength(3);
    expect(await takeSteps(api.ctx, target(id), before(-1))).toBeNull();
    expect(await findInterview(api.ctx.stores, target(id))).toMatchObject({ status: 'done' });
  });

  it('name nobody to the interviewers of an anonymised candidate', async () => {
    const { candidate, interviewer } = await people();
    await buildInterview(api, employer, {
      ...{ candidate_id: candidate, interviewers: [interviewer] },
    });
    await mailed(interviewer, 1);
    const path = `/candidates/${candidate}/anonymize`;
    await call(api, employer.key, { method: 'POST', path });
    await eraseInterviews(api.ctx, employer.key.accountId, [candidate]);
    await eventually(
      'the cancellation',
      async () =>
        (await mailsTo(interviewer)).length > 0 &&
        (await mailsTo(interviewer)).at(-1)?.invitation?.method === 'CANCEL',
    );
    expect(JSON.stringify((await mailsTo(interviewer)).at(-1))).not.toContain('Ada');
  });
});
