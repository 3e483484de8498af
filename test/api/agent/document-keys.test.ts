import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { rosalind } from '../../domain/agent/grounding/rosalind.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { startWorkedApi, type WorkedApi } from '../../support/worked-api.ts';

interface Answer {
  data: { id: string };
}

/**
 * Promise: an Idempotency-Key, and the document created with it, belongs to one API key and route for 24 h (decision
 * 0004).
 */
describe.each(['/v1/resumes', '/v1/cover-letters'])('POST %s under an Idempotency-Key', (path) => {
  let worked: WorkedApi;
  let seeker: TestKey;
  beforeAll(async () => {
    worked = await startWorkedApi();
    seeker = await buildKey(worked.api.ctx.stores, {});
  }, 120_000);
  afterAll(() => worked.close());

  async function ask(idempotencyKey: string, key = seeker): Promise<string> {
    const { status, body } = await call<Answer>(worked.api, key, {
      method: 'POST',
      path,
      body: { resume: rosalind, format: 'md' },
      headers: { 'idempotency-key': idempotencyKey },
    });
    expect(status).toBe(201);
    return body.data.id;
  }
  const changeClaims = (change: object) =>
    worked.api.ctx.stores.mongo
      .collection('idempotency_keys')
      .updateMany({ state: 'done' }, { $set: change });

  it('returns the same document when a call is repeated after a crash before its response', async () => {
    const first = await ask('lost');
    await changeClaims({ state: 'running', claimedUntil: new Date(0) });
    expect(await ask('lost')).toBe(first);
  });

  it('makes another document for another API key of the account', async () => {
    const { stores } = worked.api.ctx;
    const { accountId } = seeker;
    const { text } = await createApiKey(stores, { accountId, name: 'other' });
    const other = { ...seeker, headers: { authorization: `Bearer ${text}` } };
    expect(await ask('shared', other)).not.toBe(await ask('shared'));
  });

  it('makes another document after 24 hours', async () => {
    const first = await ask('old');
    await changeClaims({ expiresAt: new Date(0) });
    expect(await ask('old')).not.toBe(first);
  });
});
