import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { untilAdmitted } from '../../../api/middleware/admission.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { DEAD_PORT } from '../../support/dead-server.ts';

/** Blocks the event loop, as a long computation does. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Promise: a call is refused for a database that is away, not for the load of others (decision 0002). */
describe('the admission of a call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('survives a process that is blocked for longer than the limit', async () => {
    const { headers } = await buildKey(api.ctx.stores);
    // Blocks while MongoDB answers: the answer waits in the socket when the time is over.
    const find = api.ctx.keys.find.bind(api.ctx.keys);
    const asked = jest.spyOn(api.ctx.keys, 'find').mockImplementation((text) => {
      const found = find(text);
      setImmediate(block, 3_500);
      return found;
    });
    const answer = await fetch(`${api.url}/account`, { headers });
    expect([answer.status, asked.mock.calls.length]).toEqual([200, 1]);
    asked.mockRestore();
  });

  it('waits for a database that is slow, but answers others', async () => {
    const { db } = api.ctx.stores.mongo;
    if (db === undefined) throw new Error('MongoDB is not connected.');
    const admin = db.admin();
    const slow = new Promise<string>((resolve) => {
      jest.spyOn(db, 'admin').mockImplementation(() => {
        setImmediate(resolve, 'admitted');
        return admin;
      });
    });
    expect(await untilAdmitted(api.ctx, slow)).toBe('admitted');
    jest.restoreAllMocks();
  });

  it('is 503 while the database does not answer', async () => {
    const settings = { MONGODB_URL: `mongodb://127.0.0.1:${DEAD_PORT}/x` };
    const away = await startApi({ settings });
    try {
      const never = new Promise<never>(() => undefined);
      await expect(untilAdmitted(away.ctx, never)).rejects.toMatchObject({ status: 503 });
    } finally {
      await away.close();
    }
  });
});
