import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRemindOfScorecards } from '../../../activities/interviews/remind-of-scorecards.ts';
import { interviewModel } from '../../../storage/interviews/interview.model.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { buildInterview } from '../../support/interviews/interviews.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('reminders of late scorecards', () => {
  let api: TestApi;
  let employer: Employer;
  let late: TestMember;
  let prompt: TestMember;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    late = await buildMember(api, employer.key.accountId, 'interviewer');
    prompt = await buildMember(api, employer.key.accountId, 'recruiter');
  });
  afterAll(() => api.close());

  const remind = () => createRemindOfScorecards(api.ctx)();
  /** Reminders to an address; invitations are other mails. */
  const remindersTo = async (to: string) => {
    const { mongo } = api.ctx.stores;
    const sends = await sendModel(mongo)
      .find({ subject: /scorecard is missing/ }, { _id: 1 })
      .lean();
    return mailModel(mongo).countDocuments({ to, sendId: { $in: sends.map(({ _id }) => _id) } });
  };
  const mailsTo = ({ user }: TestMember) => remindersTo(user.email);

  /** An interview that ended so many hours ago. */
  async function endedFor(hours: number, hour: number) {
    const interviewers = [late.memberId, prompt.memberId, 'outside@example.com'];
    const starts_at = new Date(Date.now() + hour * 3_600_000).toISOString();
    const { id } = await buildInterview(api, employer, { interviewers, starts_at });
    const endsAt = new Date(Date.now() - hours * 3_600_000);
    const startsAt = new Date(endsAt.getTime() - 3_600_000);
    await interviewModel(api.ctx.stores.mongo).updateOne(
      { _id: id },
      { $set: { startsAt, endsAt } },
    );
    return id;
  }

  it('Promise: a member whose card is a day late is mailed once, and nobody else', async () => {
    const id = await endedFor(25, 2);
    const body = { answers: {}, recommendation: 'yes', submitted: true };
    expect(
      (await callConsole(api, prompt, ['PUT', `/interviews/${id}/scorecard`, body])).status,
    ).toBe(200);
    await Promise.all([remind(), remind()]);
    await remind();
    expect([await mailsTo(late), await mailsTo(prompt)]).toEqual([1, 0]);
    expect(await remindersTo('outside@example.com')).toBe(0);
  });

  it('Promise: nobody is mailed before a day, after a week, or for a cancelled interview', async () => {
    const before = await mailsTo(late);
    await endedFor(23, 6);
    await endedFor(24 * 8, 10);
    const cancelled = await endedFor(30, 14);
    await call(api, employer.key, {
      method: 'POST',
      path: `/interviews/${cancelled}/cancel`,
      body: {},
    });
    await remind();
    expect(await mailsTo(late)).toBe(before);
  });
});
