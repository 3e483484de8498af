import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Worker } from '@temporalio/worker';
import { createWebhookActivities } from '../../../activities/webhooks/index.ts';
import { WEBHOOK_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { eventually } from '../../support/eventually.ts';
import type { TestKey } from '../../support/factories.ts';
import { answer, startFeedServer, type FeedServer } from '../../support/feed-server.ts';
import { buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import {
  applyWithAi,
  startSessionBench,
  type SessionBench,
} from '../../support/agent/session-bench.ts';
import { startTestWorker } from '../../support/workflow-env.ts';

const motto = { key: 'motto', label: 'Your motto', type: 'text', required: true };

interface Told {
  kind: string;
  account_id: string;
  data: Json;
}

/** Promise: webhooks report that a session waits for answers or approval, and that it has submitted. */
describe('the events of an apply session', () => {
  let bench: SessionBench;
  let receiver: FeedServer;
  let seeker: TestKey;
  let worker: Worker;
  let running: Promise<void>;
  beforeAll(async () => {
    [bench, receiver] = await Promise.all([startSessionBench(), startFeedServer()]);
    const activities = createWebhookActivities(bench.ctx);
    worker = await startTestWorker(bench.environment, WEBHOOK_TASK_QUEUE, activities);
    running = worker.run();
    seeker = await bench.buildSeeker();
    receiver.on('/hook', answer('', { status: 204 }));
    const body = { url: `${receiver.url}/hook`, event_kinds: ['*'] };
    const registered = await call(bench.api, seeker, { method: 'POST', path: '/webhooks', body });
    expect(registered.status).toBe(201);
  }, 120_000);
  afterAll(async () => {
    worker.shutdown();
    await running;
    await bench.close();
    await receiver.close();
  });

  const told = () => receiver.requests.map(({ body }) => JSON.parse(body) as Told);
  const act = async (body: Json) =>
    (await applyWithAi(bench, seeker, { wait_s: 25, ...body })).body.data;

  it('are delivered once each, with the questions and the application', async () => {
    const { id: job_id } = await buildPosting(bench.api, bench.employer, {
      application_fields: [motto],
    });
    const { id: session_id } = await act({ action: 'start', job_id });
    await eventually('needs_input', () => told().length > 0, 20_000);
    const answers = { motto: 'Time for all' };
    const drafted = await act({ action: 'continue', session_id, answers });
    expect(drafted.status).toBe('awaiting_approval');
    await eventually('awaiting_approval', () => told().length > 1, 20_000);
    const { application } = await act({ action: 'approve_submit', session_id });
    await eventually('submitted', () => told().length > 2, 20_000);
    const { accountId: account_id } = seeker;
    expect(told()).toMatchObject([
      {
        kind: 'apply_session.needs_input',
        account_id,
        data: { session_id, job_id, questions: ['motto'] },
      },
      { kind: 'apply_session.awaiting_approval', account_id, data: { session_id, job_id } },
      {
        kind: 'apply_session.submitted',
        account_id,
        data: { session_id, job_id, application_id: application?.id },
      },
    ]);
    const list = () => call<{ data: Json[] }>(bench.api, seeker, { path: '/webhook-deliveries' });
    // The receiver has a request before its delivery is noted as succeeded.
    await eventually('noted deliveries', async () =>
      (await list()).body.data.every(({ status }) => status !== 'pending'),
    );
    // A fourth delivery would be listed by now.
    const listed = await list();
    expect(listed.body.data.map(({ event_kind, status }) => [event_kind, status])).toEqual([
      ['apply_session.submitted', 'succeeded'],
      ['apply_session.awaiting_approval', 'succeeded'],
      ['apply_session.needs_input', 'succeeded'],
    ]);
  });
});
