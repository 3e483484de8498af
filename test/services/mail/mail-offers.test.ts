import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailOffer, mailWithdrawal } from '../../../services/mail/mail-offers.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { buildCandidate, buildOffer, buildSentOffer } from '../../support/hiring/offers.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a sent offer and its withdrawal are mailed once each, also when a reaction runs again. */
describe('mails about offers', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const mailsTo = (candidateId: string) =>
    mailModel(api.ctx.stores.mongo).find({ candidateId }).sort({ _id: 1 }).lean();
  const withdraw = (id: string) =>
    call(api, employer.key, { method: 'POST', path: `/offers/${id}/withdraw` });
  const mailed = (candidateId: string, count: number) =>
    eventually('the mails', async () => (await mailsTo(candidateId)).length === count);
  const target = (id: string) => ({ accountId: employer.key.accountId, id });

  it('go out once at send, and once at withdrawal', async () => {
    const { id, candidate_id } = await buildSentOffer(api, employer);
    await mailed(candidate_id, 1);
    await Promise.all([1, 2, 3].map(() => mailOffer(api.ctx, target(id))));
    expect(await mailsTo(candidate_id)).toHaveLength(1);
    await withdraw(id);
    await mailed(candidate_id, 2);
    await Promise.all([1, 2, 3].map(() => mailWithdrawal(api.ctx, target(id))));
    // Late, after the offer has ended.
    await mailOffer(api.ctx, target(id));
    expect(await mailsTo(candidate_id)).toHaveLength(2);
  });

  it('do not go out for a draft, a withdrawn draft, or an anonymised candidate', async () => {
    const draft = await buildOffer(api, employer);
    await mailOffer(api.ctx, target(draft.id));
    await withdraw(draft.id);
    await mailWithdrawal(api.ctx, target(draft.id));
    expect(await mailsTo(draft.candidate_id)).toEqual([]);

    const candidate_id = await buildCandidate(api, employer);
    const open = await buildSentOffer(api, employer, { candidate_id });
    await mailed(candidate_id, 1);
    const path = `/candidates/${candidate_id}/anonymize`;
    await call(api, employer.key, { method: 'POST', path });
    await withdraw(open.id);
    await mailWithdrawal(api.ctx, target(open.id));
    expect(await mailsTo(candidate_id)).toHaveLength(1);
  });
});
