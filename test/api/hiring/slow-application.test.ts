import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Sends a body in two parts and calls `between` in the middle. */
async function postHeld(
  url: string,
  headers: Record<string, string>,
  { body, between }: { body: string; between: () => Promise<unknown> },
) {
  const text = new TextEncoder();
  const held = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(text.encode(body.slice(0, 10)));
    },
    async pull(stream) {
      await between();
      stream.enqueue(text.encode(body.slice(10)));
      stream.close();
    },
  });
  const request = { method: 'POST', headers, body: held, duplex: 'half' };
  const answer = await fetch(url, request as RequestInit);
  return { status: answer.status, body: (await answer.json()) as { error?: { code: string } } };
}

describe('an application whose body arrives slowly (decision 0014)', () => {
  let api: TestApi;
  let employer: Employer;
  let seeker: TestKey;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    seeker = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const routes = [
    ['on the board', (id: string) => `/job-boards/${employer.slug}/jobs/${id}/apply`],
    ['with a key', (id: string) => `/jobs/${id}/apply`],
  ] as const;
  const headers = () => ({ ...seeker.headers, 'content-type': 'application/json' });
  const body = JSON.stringify({ name: 'Ines Halm', email: 'ines.halm@example.com' });

  it.each(routes)(
    "%s is checked against the role's state when it has arrived",
    async (_where, path) => {
      const { id } = await buildPosting(api, employer);
      const move = (action: string) => () =>
        call(api, employer.key, { method: 'POST', path: `/jobs/post/${id}/${action}` });
      const url = api.url + path(id);
      const late = await postHeld(url, headers(), { body, between: move('close') });
      expect([late.status, late.body.error?.code]).toEqual([400, 'role_closed']);
      const stored = candidateModel(api.ctx.stores.mongo);
      expect(await stored.countDocuments({ 'applications.jobId': id })).toBe(0);
      const early = await postHeld(url, headers(), { body, between: move('reopen') });
      expect(early.status).toBe(201);
    },
  );

  it.each(routes)('%s is 404 for an unknown role, with any body', async (_where, path) => {
    for (const sent of ['{ no JSON', `"${'x'.repeat(9 * 1024 * 1024)}"`]) {
      const answer = await fetch(api.url + path('job_00000000000000000000'), {
        method: 'POST',
        headers: headers(),
        body: sent,
      });
      expect(answer.status).toBe(404);
    }
  });
});
