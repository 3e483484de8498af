import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submitSession } from '../../../services/agent/sessions/submit-session.ts';
import { applySessionModel } from '../../../storage/agent/apply-session.model.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import type { TestKey } from '../../support/factories.ts';
import { buildPosting, type Json } from '../../support/hiring/employer.ts';
import {
  applyWithAi,
  personFields,
  startSessionBench,
  type SessionBench,
} from '../../support/agent/session-bench.ts';

/** Promise: a session applies once, whichever process dies between the application and the session's record of it. */
describe('a submission that was not recorded', () => {
  let bench: SessionBench;
  let seeker: TestKey;
  beforeAll(async () => {
    bench = await startSessionBench();
    seeker = await bench.buildSeeker();
  }, 120_000);
  afterAll(() => bench.close());

  const act = async (body: Json) =>
    (await applyWithAi(bench, seeker, { wait_s: 25, ...body })).body.data;

  it.each([
    ['with an address', {}],
    ['without an address', { email: null }],
  ])('applies once, %s', async (_how, answers) => {
    const optional = personFields.map((field) => ({ ...field, required: field.key !== 'email' }));
    const motto = { key: 'motto', label: 'Your motto', type: 'text', required: true };
    const { id: job_id } = await buildPosting(bench.api, bench.employer, {
      application_fields: [...optional, motto],
    });
    const { id } = await act({ action: 'start', job_id });
    const said = { ...answers, motto: 'Time for all' };
    await act({ action: 'continue', session_id: id, answers: said });
    const { application } = await act({ action: 'approve_submit', session_id: id });
    await applySessionModel(bench.ctx.stores.mongo).updateOne(
      { _id: id },
      { $set: { status: 'submitting', application: null } },
    );

    const again = await submitSession(bench.ctx, { accountId: seeker.accountId, id });

    expect(again).toMatchObject({ status: 'submitted', application: { id: application?.id } });
    const applied = { 'applications.jobId': job_id };
    expect(await candidateModel(bench.ctx.stores.mongo).countDocuments(applied)).toBe(1);
  });
});
