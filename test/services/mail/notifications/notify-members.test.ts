import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '../../../../domain/accounts/console/roles.ts';
import type { NewsEvent } from '../../../../domain/mail/notifications/news.ts';
import type { NotificationChoices } from '../../../../domain/mail/notifications/notification-kinds.ts';
import { notifyMembers } from '../../../../services/mail/notifications/notify-members.ts';
import {
  findDueNews,
  sendNewsDigest,
} from '../../../../services/mail/notifications/send-digests.ts';
import { mailModel } from '../../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../../storage/mail/send.model.ts';
import { notificationModel } from '../../../../storage/mail/notifications/notification.model.ts';
import { changeChoices } from '../../../../storage/mail/notifications/notification-settings.ts';
import { findPosting } from '../../../../storage/hiring/postings.ts';
import { postingModel } from '../../../../storage/hiring/posting.model.ts';
import { newId } from '../../../../storage/new-id.ts';
import { buildMember, type TestMember } from '../../../support/console/member.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
} from '../../../support/hiring/employer.ts';
import { buildApplication, type Applied } from '../../../support/hiring/status-links.ts';
import { eventually } from '../../../support/eventually.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

const DAYS_2 = 2 * 24 * 60 * 60_000;

/** Promise: each member is notified once of an event, as they have chosen, and only of what their role may open. */
describe('notifying members', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    employer = await buildEmployer(api);
  });

  const stores = () => api.ctx.stores;
  const newsTo = ({ user }: TestMember) =>
    notificationModel(stores().mongo).find({ recipientId: user.id }).lean();
  const mailsTo = ({ user }: TestMember) =>
    mailModel(stores().mongo).find({ to: user.email }).lean();
  const eventOf = (applied: Applied) =>
    ({
      id: newId('event'),
      accountId: employer.key.accountId,
      kind: 'candidate.application_submitted',
      data: {
        candidate: { id: applied.candidateId },
        application: { id: applied.applicationId, job_id: applied.jobId, job_title: 'Mechanic' },
      },
    }) as unknown as NewsEvent;
  const lowBalance = () =>
    ({
      id: newId('event'),
      accountId: employer.key.accountId,
      kind: 'billing.balance_low',
      data: {},
    }) as unknown as NewsEvent;

  async function member(role: Role, choices: Partial<NotificationChoices> = {}) {
    const { accountId } = employer.key;
    const made = await buildMember(api, accountId, role);
    await changeChoices(
      stores(),
      { accountId, recipientId: made.user.id },
      { my_role: 'off', ...choices },
    );
    return made;
  }

  it('obeys what each has chosen, once per event, however often it runs', async () => {
    const atOnce = await member('viewer', { new_application: 'at_once' });
    const off = await member('admin', { new_application: 'off' });
    const applied = await buildApplication(api, employer, {
      role: { features: { confirmation: false } },
    });
    const event = eventOf(applied);
    await Promise.all([1, 2, 3].map(() => notifyMembers(api.ctx, event)));
    await notifyMembers(api.ctx, event);
    // The application has an event of its own, with the title of the role.
    const news = (await newsTo(atOnce)).filter(({ title }) => title === 'Mechanic');
    expect(news).toHaveLength(1);
    const ids = (await mailsTo(atOnce)).map(({ sendId }) => sendId);
    const sends = await sendModel(stores().mongo)
      .find({ _id: { $in: ids } })
      .lean();
    const theirs = sends.filter(({ subject }) => subject === 'New application: Mechanic');
    expect(theirs).toHaveLength(1);
    expect([await newsTo(off), await mailsTo(off)]).toEqual([[], []]);
    const [send] = theirs;
    expect(send?.bodyText).toContain(`/console/candidates/${applied.candidateId}`);
    expect(send?.bodyText).not.toContain('Ada Okafor');
  });

  it('tells the creator of a role of it as their own', async () => {
    const creator = await member('recruiter', { my_role: 'daily', new_application: 'off' });
    const applied = await buildApplication(api, employer);
    await postingModel(stores().mongo).updateOne(
      { _id: applied.jobId },
      { $set: { createdBy: creator.user.id } },
    );
    expect(
      await findPosting(stores(), { accountId: employer.key.accountId, id: applied.jobId }),
    ).not.toBeNull();
    await notifyMembers(api.ctx, eventOf(applied));
    const kinds = (await newsTo(creator)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['my_role']));
  });

  it('says nothing of a person whom the employer added', async () => {
    const viewer = await member('viewer', { new_application: 'daily' });
    const { id: jobId } = await buildPosting(api, employer);
    const made = await call<{ data: { id: string; applications: { id: string }[] } }>(
      api,
      employer.key,
      { method: 'POST', path: '/candidates', body: { name: 'Nils Holm', job_id: jobId } },
    );
    const { id: candidateId, applications } = made.body.data;
    const applicationId = applications[0]?.id ?? '';
    await notifyMembers(api.ctx, eventOf({ candidateId, applicationId, jobId, email: '' }));
    expect(await newsTo(viewer)).toEqual([]);
  });

  it('leaves out members whose role may not open the page', async () => {
    const viewer = await member('viewer');
    const admin = await member('admin');
    await notifyMembers(api.ctx, lowBalance());
    expect(await newsTo(viewer)).toEqual([]);
    expect((await newsTo(admin)).map(({ kind }) => kind)).toEqual(['low_balance']);
  });

  it('mails the news of a day once, without what was read', async () => {
    const daily = await member('admin', { low_balance: 'daily', new_application: 'off' });
    for (const event of [lowBalance(), lowBalance(), lowBalance()])
      await notifyMembers(api.ctx, event);
    const [read, ...unread] = await newsTo(daily);
    await notificationModel(stores().mongo).updateOne(
      { _id: read?._id ?? '' },
      { $set: { readAt: new Date() } },
    );
    expect(await mailsTo(daily)).toEqual([]);
    const due = await findDueNews(api.ctx, new Date(Date.now() + DAYS_2));
    const theirs = due.filter(({ recipientId }) => recipientId === daily.user.id);
    expect(theirs).toHaveLength(1);
    const [digest] = theirs;
    if (digest === undefined) throw new Error('No digest.');
    await Promise.all([sendNewsDigest(api.ctx, digest), sendNewsDigest(api.ctx, digest)]);
    await sendNewsDigest(api.ctx, digest);
    const mails = await mailsTo(daily);
    expect(mails).toHaveLength(1);
    const send = await sendModel(stores().mongo).findById(mails[0]?.sendId).lean();
    expect(send?.subject).toBe(`${unread.length} notifications`);
    const left = await findDueNews(api.ctx, new Date(Date.now() + DAYS_2));
    expect(left.filter(({ recipientId }) => recipientId === daily.user.id)).toEqual([]);
  });

  it('reaches an account without members once its settings were changed', async () => {
    const { accountId } = employer.key;
    const theirs = () => notificationModel(stores().mongo).find({ recipientId: accountId }).lean();
    await notifyMembers(api.ctx, lowBalance());
    expect(await theirs()).toEqual([]);
    await call(api, employer.key, {
      method: 'PATCH',
      path: '/notification-settings',
      body: { low_balance: 'daily' },
    });
    await notifyMembers(api.ctx, lowBalance());
    expect(await theirs()).toHaveLength(1);
  });

  it('forgets an anonymised candidate, also in a late event', async () => {
    const viewer = await member('viewer', { new_application: 'daily' });
    const applied = await buildApplication(api, employer);
    await notifyMembers(api.ctx, eventOf(applied));
    await eventually('both', async () => (await newsTo(viewer)).length === 2);
    await call(api, employer.key, {
      method: 'POST',
      path: `/candidates/${applied.candidateId}/anonymize`,
    });
    for (const data of api.ctx.personalData) {
      const { accountId } = employer.key;
      const of = {
        accountId,
        ids: [applied.candidateId],
        fileIds: [],
        noteIds: [],
        addressKeys: [],
      };
      await data.anonymize(api.ctx, of);
    }
    await notifyMembers(api.ctx, eventOf(applied));
    expect(await newsTo(viewer)).toEqual([]);
  });
});
