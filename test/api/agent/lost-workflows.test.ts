import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createStartStalledSessions } from '../../../activities/agent/sweep-sessions.ts';
import { stepSession } from '../../../services/agent/sessions/step-session.ts';
import { applySessionModel } from '../../../storage/agent/apply-session.model.ts';
import { applySessionId } from '../../../workflows/agent/contract.ts';
import type { TestKey } from '../../support/factories.ts';
import { buildPosting, call } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import {
  applyWithAi,
  startSessionBench,
  type SessionAnswer,
  type SessionBench,
} from '../../support/agent/session-bench.ts';

const HOUR_MS = 3_600_000;
const motto = { key: 'motto', label: 'Your motto', type: 'text', required: true };

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

const startFor = (jobId: string) => applyWithAi(bench, seeker, { action: 'start', job_id: jobId });
const roleOf = async () =>
  (await buildPosting(bench.api, bench.employer, { application_fields: [motto] })).id;
const asks = (id: string) =>
  eventually(
    'a question',
    async () => {
      const path = `/v1/apply-with-ai/${id}`;
      const { body } = await call<SessionAnswer>(bench.api, seeker, { path });
      return body.data.status === 'needs_input';
    },
    20_000,
  );
/** Makes the session this much older. */
const backdate = (id: string, set: Record<string, Date>) =>
  applySessionModel(bench.ctx.stores.mongo).updateOne({ _id: id }, { $set: set });

/** A drafting session whose workflow was terminated. */
async function orphan() {
  await bench.stopWorker();
  const jobId = await roleOf();
  const { body } = await startFor(jobId);
  expect(body.data.status).toBe('drafting');
  await bench.ctx.temporal.client.workflow.getHandle(applySessionId(body.data.id)).terminate();
  // The workflow had started, so nothing marks the session as waiting to start.
  await applySessionModel(bench.ctx.stores.mongo).updateOne(
    { _id: body.data.id },
    { $unset: { startDueAt: '' } },
  );
  await bench.startWorker();
  return { jobId, id: body.data.id };
}

/** Promise: a session continues from its document, whatever happened to its workflow. */
describe('a session without a workflow', () => {
  it('is started by the sweep after Temporal was unreachable at its start', async () => {
    const jobId = await roleOf();
    const { workflow } = bench.api.ctx.temporal.client;
    jest.spyOn(workflow, 'start').mockRejectedValueOnce(new Error('Temporal is away.'));
    const { status, body } = await startFor(jobId);
    expect([status, body.data.status]).toEqual([201, 'drafting']);
    await backdate(body.data.id, { startDueAt: new Date(Date.now() - HOUR_MS) });
    expect(await createStartStalledSessions(bench.ctx)()).toBe(1);
    await asks(body.data.id);
    expect(await createStartStalledSessions(bench.ctx)()).toBe(0);
  });

  it('is started by the sweep after its workflow was terminated', async () => {
    const { id } = await orphan();
    expect(await createStartStalledSessions(bench.ctx)()).toBe(0);
    await backdate(id, { updatedAt: new Date(Date.now() - HOUR_MS) });
    expect(await createStartStalledSessions(bench.ctx)()).toBe(1);
    await asks(id);
  });

  it('keeps a turn that ended although it counted as lost', async () => {
    const { jobId, id } = await orphan();
    await startFor(jobId);
    await asks(id);
    const { accountId } = seeker;
    const failed = { accountId, sessionId: id, step: 'fail', input: null } as const;
    expect((await stepSession(bench.ctx, failed)).status).toBe('needs_input');
  });

  it('continues when it is started again', async () => {
    const { jobId, id } = await orphan();
    const again = await startFor(jobId);
    expect([again.status, again.body.data.id]).toEqual([200, id]);
    await asks(id);
  });
});
