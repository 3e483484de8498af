import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finishMerge } from '../../../services/hiring/pipeline/merge-candidates.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import {
  closeDuplicate,
  findUnfinishedMerges,
} from '../../../storage/hiring/candidates/merging-candidates.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Answer {
  data: { id: string; email: string; tags: string[] };
  error?: { code: string; details?: { path: string; message: string }[] };
}

const MIB = 1024 * 1024;

/** Promise: changes that would exceed MongoDB's 16 MiB per document are refused with a named member. */
describe('the size of a candidate', () => {
  let api: TestApi;
  let employer: Employer;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await call<Answer>(api, employer.key, { method, path, body });
    const { error, data } = answer.body;
    return { told: toldBy(answer.status, error), data };
  };
  const toldBy = (status: number, error: Answer['error']) =>
    [status, error?.code, error?.details?.[0]?.path].filter((part) => part !== undefined).join(' ');

  /** A candidate with a note of this size in bytes. */
  async function wordy(bytes: number, details: Json = {}): Promise<Answer['data']> {
    people += 1;
    const email = `wordy-${people}@example.com`;
    const { data } = await send('POST', '/candidates', { email, ...details });
    await grow(data.id, bytes);
    return data;
  }
  async function grow(id: string, bytes: number): Promise<void> {
    const author = { kind: 'system', id: null, name: null };
    const note = { id: 'msg_0', body: 'x'.repeat(bytes), author, createdAt: new Date() };
    const change = { $set: { notes: [note] }, $inc: { version: 1 } };
    await candidateModel(api.ctx.stores.mongo).updateOne({ _id: id }, change);
  }
  async function apply(jobId: string, body: Json): Promise<string> {
    const details = { jobId, body: { name: 'Mara', ...body } };
    const answer = await applyOnBoard(api, employer, details);
    return toldBy(answer.status, answer.body.error);
  }

  it('allows notes of 4 MiB in total', async () => {
    const { id } = await wordy(4 * MIB - 100);
    const note = (length: number) =>
      send('POST', `/candidates/${id}/notes`, { body: 'é'.repeat(length) });
    expect((await note(51)).told).toBe('409 conflict body');
    expect((await note(50)).told).toBe('201');
    expect((await note(1)).told).toBe('409 conflict body');
  });

  it('allows reasons of moves of 256 KiB in total', async () => {
    const { id: jobId } = await buildPosting(api, employer);
    const { id } = await wordy(1, { job_id: jobId });
    await candidateModel(api.ctx.stores.mongo).updateOne(
      { _id: id },
      { $set: { 'applications.0.history.0.reason': 'x'.repeat(256 * 1024 - 5) } },
    );
    const move = (stage: string, reason: string | null) =>
      send('POST', `/candidates/${id}/stage`, { stage, reason });
    expect((await move('screening', 'Sings.')).told).toBe('409 conflict reason');
    expect((await move('screening', 'Sang.')).told).toBe('200');
    expect((await move('interview', '!')).told).toBe('409 conflict reason');
    expect((await move('interview', null)).told).toBe('200');
  });

  it('allows growth up to 12 MiB, and any change that does not grow', async () => {
    const { id } = await wordy(12 * MIB - 1_000, { tags: ['bees'] });
    const tags = (many: number) => Array.from({ length: many }, (_, at) => `${at}`.padEnd(100));
    const tag = (list: string[]) => send('PATCH', `/candidates/${id}`, { tags: list });
    expect((await tag(tags(40).map((one) => one.replaceAll(' ', '.')))).told).toBe(
      '409 conflict notes',
    );
    expect((await tag([])).data.tags).toEqual([]);
  });

  it('allows a merge only if one document holds both', async () => {
    const [primary, duplicate, small] = [
      await wordy(7 * MIB),
      await wordy(6 * MIB),
      await wordy(4 * MIB),
    ];
    const merge = (id: string) =>
      send('POST', '/candidates/merge', { primary_id: primary.id, duplicate_id: id });
    expect((await merge(duplicate.id)).told).toBe('409 conflict notes');
    expect((await send('GET', `/candidates/${duplicate.id}`)).told).toBe('200');
    expect((await merge(small.id)).told).toBe('200');
    expect((await merge(small.id)).told).toBe('200');
  });

  it('ends a merge when both have grown too large since its start', async () => {
    const [primary, duplicate] = [await wordy(4 * MIB), await wordy(4 * MIB)];
    const { accountId } = employer.key;
    const target = { accountId, id: duplicate.id };
    await closeDuplicate(api.ctx.stores, { ...target, into: primary.id });
    await grow(primary.id, 9 * MIB);
    await expect(finishMerge(api.ctx, target)).rejects.toMatchObject({ code: 'conflict' });
    // Neither loses data, and the sweep does not retry forever.
    expect((await send('GET', `/candidates/${duplicate.id}`)).told).toBe('200');
    expect(await findUnfinishedMerges(api.ctx.stores, new Date(), 10)).toEqual([]);
    const merge = () =>
      send('POST', '/candidates/merge', { primary_id: primary.id, duplicate_id: duplicate.id });
    expect((await merge()).told).toBe('409 conflict notes');
    await grow(primary.id, 4 * MIB);
    expect((await merge()).told).toBe('200');
  });

  it('reports an ended merge to every caller', async () => {
    const [primary, duplicate] = [await wordy(4 * MIB), await wordy(4 * MIB)];
    const target = { accountId: employer.key.accountId, id: duplicate.id };
    await closeDuplicate(api.ctx.stores, { ...target, into: primary.id });
    await grow(primary.id, 9 * MIB);
    const merge = () =>
      send('POST', '/candidates/merge', { primary_id: primary.id, duplicate_id: duplicate.id });
    const told = await Promise.all([merge(), merge(), merge(), merge()]);
    expect(new Set(told.map((one) => one.told))).toEqual(new Set(['409 conflict notes']));
  });

  it('allows 1 MiB of answers, and no application when full', async () => {
    const keys = Array.from({ length: 54 }, (_, index) => `essay_${index}`);
    const essays = keys.map((key) => ({ key, label: key, type: 'textarea' }));
    const { id } = await buildPosting(api, employer, { application_fields: essays });
    const written = (count: number) =>
      Object.fromEntries(keys.slice(0, count).map((key) => [key, 'x'.repeat(19_500)]));
    const email = 'essays@example.com';
    expect(await apply(id, { email, answers: written(54) })).toBe(
      '400 invalid_application answers',
    );
    expect(await apply(id, { email, answers: written(53) })).toBe('201');
    const full = await wordy(12 * MIB);
    expect(await apply(id, { email: full.email })).toBe('400 invalid_application answers');
  });
});
