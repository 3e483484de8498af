import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '../../../domain/common/errors.ts';
import type { AppContext } from '../../../services/context.ts';
import { approveSession } from '../../../services/agent/sessions/act-on-session.ts';
import type { TestKey } from '../../support/factories.ts';
import { buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import {
  applyWithAi,
  personFields,
  startSessionBench,
  type SessionAnswer,
  type SessionBench,
} from '../../support/agent/session-bench.ts';

const SETTLE_S = 25;
const motto = { key: 'motto', label: 'Your motto', type: 'text' };

let bench: SessionBench;
let seeker: TestKey;
beforeAll(async () => {
  bench = await startSessionBench();
  seeker = await bench.buildSeeker();
}, 120_000);
afterAll(async () => {
  await bench.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function start() {
  const fields = { application_fields: [...personFields, motto] };
  const { id } = await buildPosting(bench.api, bench.employer, fields);
  const { body } = await applyWithAi(bench, seeker, {
    action: 'start',
    job_id: id,
    wait_s: SETTLE_S,
  });
  expect(body.data.status).toBe('awaiting_approval');
  return body.data;
}

const say = (id: string, action: string, { body = {}, headers = {} }: Said = {}) =>
  call<SessionAnswer>(bench.api, seeker, {
    method: 'POST',
    path: `/v1/apply-with-ai/${id}/${action}`,
    body: { wait_s: SETTLE_S, ...body },
    headers,
  });
interface Said {
  body?: Json;
  headers?: Record<string, string>;
}
const get = async (id: string) =>
  (await call<SessionAnswer>(bench.api, seeker, { path: `/v1/apply-with-ai/${id}` })).body.data;
const seen = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** Runs once after a command was validated and before it is sent. */
function beforeCommand({ temporal }: AppContext, happen: () => Promise<void>): void {
  const { workflow } = temporal.client;
  const getHandle = workflow.getHandle.bind(workflow);
  jest.spyOn(workflow, 'getHandle').mockImplementationOnce((id: string) => {
    const handle = getHandle(id);
    const executeUpdate: typeof handle.executeUpdate = handle.executeUpdate.bind(handle);
    jest.spyOn(handle, 'executeUpdate').mockImplementation(async (...update) => {
      await happen();
      return executeUpdate(...update);
    });
    return handle;
  });
}

/** Promise: an approval applies to the draft that was seen, and messages are the ones that were sent. */
describe('two clients of one session', () => {
  it('change or approve only the version that the caller has seen, if the caller states it', async () => {
    const { id, version } = await start();
    const first = await say(id, 'continue', {
      body: { answers: { motto: 'Onward' } },
      ...seen(version),
    });
    expect([first.status, first.body.data.status]).toEqual([200, 'awaiting_approval']);
    expect(first.body.data.version).toBeGreaterThan(version);
    for (const [action, body] of [
      ['approve-submit', {}],
      ['continue', { answers: { motto: 'Backward' } }],
      ['stop', {}],
    ] as const) {
      const late = await say(id, action, { body, ...seen(version) });
      expect([action, late.status, late.body.error?.code]).toEqual([
        action,
        412,
        'version_conflict',
      ]);
    }
    const named = await call<SessionAnswer>(bench.api, seeker, {
      method: 'POST',
      path: '/jobs/apply',
      body: { action: 'approve_submit', session_id: id },
      ...seen(version),
    });
    expect(named.status).toBe(412);
    expect((await get(id)).answers['motto']?.value).toBe('Onward');
    const approved = await say(id, 'approve-submit', seen(first.body.data.version));
    expect([approved.status, approved.body.data.status]).toEqual([200, 'submitted']);
    // A repeated command is a no-op for any sender.
    const again = await say(id, 'approve-submit', seen(first.body.data.version));
    expect([again.status, again.body.data.status]).toEqual([200, 'submitted']);
  });

  it('approve no draft that was replaced meanwhile', async () => {
    const { id } = await start();
    const { ctx } = bench.api;
    const target = { accountId: seeker.accountId, id, requireVersion: () => undefined };
    // The other client's command arrives after this one's draft was read and before its approval arrives.
    beforeCommand(ctx, async () => {
      const answers = { motto: 'Another' };
      const { body } = await say(id, 'continue', { body: { answers } });
      expect(body.data.status).toBe('awaiting_approval');
    });
    await expect(approveSession(ctx, target)).rejects.toMatchObject({
      code: 'invalid_session_state',
    });
    const now = await get(id);
    expect([now.status, now.application]).toEqual(['awaiting_approval', null]);
  });

  it('are distinguished by their messages, also under one key', async () => {
    const { id } = await start();
    const words = (value: string) => ({
      body: { answers: { motto: value } },
      headers: { 'idempotency-key': 'same' },
    });
    const { ctx } = bench.api;
    beforeCommand(ctx, () => Promise.reject(new AppError('unavailable')));
    const lost = await say(id, 'continue', words('First'));
    expect(lost.status).toBe(503);
    const second = await say(id, 'continue', words('Second'));
    expect([second.status, second.body.data.answers['motto']?.value]).toEqual([200, 'Second']);
  });

  it('succeed when they repeat a command that was refused because the other came first', async () => {
    const { id } = await start();
    const words = (value: string) => ({
      body: { answers: { motto: value } },
      headers: { 'idempotency-key': value },
    });
    const both = ['First', 'Second'];
    // Both read the session before either has changed it.
    await Promise.all(both.map((value) => say(id, 'continue', words(value))));
    for (const value of both) {
      const again = await say(id, 'continue', words(value));
      expect([value, again.status]).toEqual([value, 200]);
    }
  });
});
