import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Answer {
  data: { id: string; email: string | null; applications: { job_id: string }[] };
  error?: { code: string; details?: { path: string; message: string }[] };
}

describe('an e-mail address that an employer replaces (decision 0015)', () => {
  const [first, second] = ['mara.lindqvist@example.com', 'mara@lindqvist.example'] as const;
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    jobId = (await buildPosting(api, employer)).id;
  });
  afterAll(() => api.close());

  const send = (method: string, path: string, body?: unknown) =>
    call<Answer>(api, employer.key, { method, path, body });
  const holders = (emailKey: string) =>
    candidateModel(api.ctx.stores.mongo)
      .find({ accountId: employer.key.accountId, emailKey })
      .lean();
  async function apply(role: string, email: string): Promise<string> {
    const details = { jobId: role, body: { name: 'Mara', email } };
    const { status, body } = await applyOnBoard(api, employer, details);
    return `${status} ${body.error?.code ?? ''}`.trim();
  }

  it('still identifies the candidate who applied with it, until anonymised', async () => {
    expect(await apply(jobId, first)).toBe('201');
    const id = String((await holders(first))[0]?._id);
    for (const email of [second, null, first, second]) {
      const changed = await send('PATCH', `/candidates/${id}`, { email });
      expect([changed.status, changed.body.data.email]).toEqual([200, email]);
    }
    for (const address of [first, second]) {
      expect(await apply(jobId, address)).toBe('400 duplicate_application');
      const taken = await send('POST', '/candidates', { email: address });
      expect(taken.body.error?.details).toEqual([{ path: 'candidate_id', message: id }]);
    }
    const other = await buildPosting(api, employer);
    expect(await apply(other.id, first)).toBe('201');
    const { body } = await send('GET', `/candidates/${id}`);
    expect(body.data.applications.map(({ job_id }) => job_id)).toEqual([jobId, other.id]);

    await send('POST', `/candidates/${id}/anonymize`);
    expect([...(await holders(first)), ...(await holders(second))]).toEqual([]);
    expect(await apply(jobId, first)).toBe('201');
  });

  it('does not block a concurrent application', async () => {
    const gone = 'gone@example.com';
    expect(await apply(jobId, gone)).toBe('201');
    const id = String((await holders(gone))[0]?._id);
    await send('POST', `/candidates/${id}/anonymize`);
    const together = ['one@example.com', gone, 'two@example.com', 'three@example.com'];
    const told = await Promise.all(together.map((email) => apply(jobId, email)));
    expect(told).toEqual(['201', '201', '201', '201']);
  });

  it('is released if the candidate was sourced and has not applied with it', async () => {
    const [mistyped, right] = ['jon@example.com', 'john@example.com'];
    const sourced = { name: 'John Smith', email: mistyped, job_id: jobId };
    const { id } = (await send('POST', '/candidates', sourced)).body.data;
    await send('PATCH', `/candidates/${id}`, { email: right });
    expect((await holders(mistyped)).map(({ _id }) => _id)).toEqual([]);
    expect(await apply(jobId, mistyped)).toBe('201');
    expect((await holders(mistyped)).map(({ _id }) => _id)).not.toContain(id);
  });
});
