import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import {
  connectMcp,
  eras,
  postRpc,
  refusalIn,
  toolCall,
  type RpcMessage,
} from '../../support/agent/mcp.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: idempotency keys work over MCP as over REST (decision 0004, decision 0019). */
describe('a tool call that is repeated under its Idempotency-Key over MCP', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  async function application(): Promise<{ job_id: string } & Json> {
    const { id } = await buildPosting(api, await buildEmployer(api));
    return { job_id: id, name: 'Mara Lindqvist', email: 'mara@example.com' };
  }
  const callUnder = (idempotencyKey: string, given: Json) => {
    const { params, ...message } = toolCall('submit_job_application', given);
    const _meta = { 'openrole/idempotency_key': idempotencyKey };
    return { ...message, params: { ...params, _meta } };
  };
  const post = async (idempotencyKey: string, given: Json) => {
    const { messages } = await postRpc(api, key.headers, callUnder(idempotencyKey, given));
    return (messages[0] as RpcMessage).result ?? {};
  };
  const codeOf = (result: Json) => refusalIn(result).code;
  const applications = (jobId: string) =>
    api.ctx.stores.mongo.collection('candidates').countDocuments({ 'applications.jobId': jobId });

  it.each(eras)('gets the first result, marked as a replay: %s', async (era) => {
    const given = await application();
    const client = await connectMcp(api, key, era);
    const ask = () =>
      client.callTool({
        name: 'submit_job_application',
        arguments: given,
        _meta: { 'openrole/idempotency_key': 'apply once' },
      });
    const [first, second] = [await ask(), await ask()];
    expect(first.structuredContent).toMatchObject({ application: { job_id: given.job_id } });
    expect(second.structuredContent).toEqual(first.structuredContent);
    expect([first, second].map(({ _meta }) => _meta?.['openrole/idempotent_replayed'])).toEqual([
      undefined,
      true,
    ]);
    expect(await applications(given.job_id)).toBe(1);
    await client.close();
  });

  it('shares its key with the same call of the endpoint', async () => {
    const { job_id: jobId, ...body } = await application();
    const made = await call<Json>(api, key, {
      method: 'POST',
      path: `/jobs/${jobId}/apply`,
      body,
      headers: { 'idempotency-key': 'either way' },
    });
    const { structuredContent } = await post('either way', { job_id: jobId, ...body });
    expect([made.status, structuredContent]).toEqual([201, made.body]);
  });

  it('is refused with other arguments, and runs after an error', async () => {
    const given = await application();
    await post('other words', given);
    const other = await post('other words', { ...given, name: 'Mara Holm' });
    expect(codeOf(other)).toBe('idempotency_key_reused');
    const { email: _email, ...incomplete } = await application();
    const stranger = { ...incomplete, email: 'no address' };
    expect(codeOf(await post('mended', stranger))).toBe('invalid_application');
    const mended = await post('mended', { ...incomplete, email: 'mara@example.com' });
    expect(mended).not.toHaveProperty('isError');
  });

  it('runs once under concurrent calls', async () => {
    const given = await application();
    const results = await Promise.all(Array.from({ length: 8 }, () => post('at once', given)));
    const refused = results.filter(({ isError }) => isError === true).map(codeOf);
    expect(refused.every((code) => code === 'idempotency_in_progress')).toBe(true);
    expect(refused.length).toBeLessThan(results.length);
    expect(await applications(given.job_id)).toBe(1);
  });
});
