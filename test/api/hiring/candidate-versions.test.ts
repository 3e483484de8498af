import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Answer {
  data: Json & { id: string };
  error?: { code: string };
}

/** Promise: every change of a candidate honours `If-Match` (decision 0001). PATCH has its own test. */
describe('If-Match on a candidate', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const send = (path: string, body?: Json, headers: Record<string, string> = {}) =>
    call<Answer>(api, employer.key, { method: body ? 'POST' : 'GET', path, body, headers });
  const read = (id: string) => send(`/candidates/${id}`);
  async function source(details: Json = {}): Promise<string> {
    return (await send('/candidates', { name: 'Mara Lindqvist', ...details })).body.data.id;
  }
  const version = (tag: string) => ({ 'if-match': tag });

  it.each<[string, Json, number]>([
    ['stage', { stage: 'interview', from_stage: 'applied' }, 200],
    ['notes', { body: 'Knows clocks.' }, 201],
    ['anonymize', {}, 200],
  ])('%s changes only the version that was read', async (step, body, done) => {
    const { id: jobId } = await buildPosting(api, employer);
    const id = await source({ job_id: jobId });
    const before = (await read(id)).body;
    const path = `/candidates/${id}/${step}`;
    const stale = await send(path, body, version('"7"'));
    expect([stale.status, stale.body.error?.code]).toEqual([412, 'version_conflict']);
    expect((await read(id)).body).toEqual(before);
    expect((await send(path, body, version('"1"'))).status).toBe(done);
  });

  it('applies to the primary in a merge', async () => {
    const body = { primary_id: await source(), duplicate_id: await source() };
    const stale = await send('/candidates/merge', body, version('"7"'));
    expect([stale.status, stale.body.error?.code]).toEqual([412, 'version_conflict']);
    expect((await read(body.duplicate_id)).status).toBe(200);
    expect((await send('/candidates/merge', body, version('"1"'))).status).toBe(200);
    expect((await read(body.duplicate_id)).status).toBe(404);
  });

  it('returns the same note for a repeated key, whatever the version', async () => {
    const path = `/candidates/${await source()}/notes`;
    const note = () =>
      send(path, { body: 'Once.' }, { ...version('"1"'), 'idempotency-key': path });
    const first = await note();
    expect([first.status, (await note()).body]).toEqual([201, first.body]);
  });
});
