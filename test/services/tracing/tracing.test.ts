import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLog } from '../../../services/log.ts';
import { startTracing, type Tracing } from '../../../services/tracing/start-tracing.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { rosalind } from '../../domain/agent/grounding/rosalind.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { answer, startFeedServer, type FeedServer } from '../../support/feed-server.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { PLANTED } from '../../support/planted-values.ts';
import {
  startCollector,
  type ReceivedSpan,
  type TraceCollector,
} from '../../support/trace-collector.ts';
import { startWorkedApi, type WorkedApi } from '../../support/worked-api.ts';

/** A place in a foreign trace, for the header `traceparent`. */
function foreignTrace() {
  const traceId = randomBytes(16).toString('hex');
  const spanId = randomBytes(8).toString('hex');
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-01` } };
}

/** The names of the spans from the first one of a trace to this one. */
function pathTo(trace: readonly ReceivedSpan[], name: string): string[] {
  const path: string[] = [];
  let span = trace.find((one) => one.name === name);
  for (; span !== undefined; span = trace.find(({ spanId }) => spanId === span?.parentSpanId)) {
    path.unshift(span.name);
  }
  return path;
}

describe('tracing', () => {
  let collector: TraceCollector;
  let receiver: FeedServer;
  let worked: WorkedApi;
  let tracing: Tracing;
  let employer: Employer;
  const lines: Record<string, unknown>[] = [];
  const log = createLog('api', 'info', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });

  beforeAll(async () => {
    process.env['OTEL_BSP_SCHEDULE_DELAY'] = '100';
    collector = await startCollector();
    receiver = await startFeedServer();
    receiver.on('/*', answer('ok'));
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.server.url, TRUST_PROXY: '1' };
    worked = await startWorkedApi({ settings, log });
    tracing = await startTracing(worked.api.ctx.config.tracing, { process: 'api', log });
    employer = await buildEmployer(worked.api, { name: `Harbour ${PLANTED}` });
    const url = `${receiver.url}/hook`;
    await call(worked.api, employer.key, {
      method: 'POST',
      path: '/webhooks',
      body: { url, event_kinds: ['*'], description: PLANTED },
    });
  }, 120_000);
  afterAll(async () => {
    delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
    await worked.close();
    await tracing.stop();
    await receiver.close();
    await collector.server.close();
  });

  it('is one trace from the request over its event to the delivery', async () => {
    const { traceId, spanId, headers } = foreignTrace();
    const posted = await call(worked.api, employer.key, {
      method: 'POST',
      path: '/jobs/post',
      headers: { ...headers, 'x-request-id': 'posting-1' },
      body: {
        title: 'Bell Founder',
        description_text: 'You cast bells.',
        closes_at: new Date(Date.now() + 86_400_000).toISOString(),
        publish: true,
      },
    });
    expect(posted.status).toBe(201);
    const names = ['POST /jobs/post', 'announce job.published', 'deliver job.published'];
    const closing = 'SignalWithStartWorkflow:closeJob';
    const trace = await collector.trace(traceId, [...names, closing]);
    expect(trace.find(({ name }) => name === names[0])).toMatchObject({
      parentSpanId: spanId,
      attributes: {
        'http.route': '/jobs/post',
        'http.response.status_code': 201,
        'openrole.request_id': 'posting-1',
      },
    });
    expect(pathTo(trace, 'announce job.published')).toEqual([names[0], names[1]]);
    expect(pathTo(trace, 'deliver job.published')).toEqual([names[0], names[2]]);
    expect(pathTo(trace, closing)).toEqual([names[0], closing]);
    // The receiver is foreign, and the trace is no part of what it gets.
    const [request] = receiver.requests.filter(({ body }) => body.includes('job.published'));
    expect(request?.headers).not.toHaveProperty('traceparent');
    expect(JSON.stringify(request)).not.toContain(traceId);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request', request_id: 'posting-1', trace_id: traceId }),
    );
  });

  it('is one trace from the request through the activities of a workflow', async () => {
    const { traceId, headers } = foreignTrace();
    const seeker = await buildKey(worked.api.ctx.stores);
    const written = await call(worked.api, seeker, {
      method: 'POST',
      path: '/v1/resumes',
      headers: { ...headers, 'x-request-id': 'resume-1' },
      body: { resume: { ...rosalind, basics: { ...rosalind.basics, name: PLANTED } } },
    });
    expect(written.status).toBe(201);
    const trace = await collector.trace(traceId, [
      'POST /v1/resumes',
      'RunActivity:writeDocumentOnce',
    ]);
    expect(pathTo(trace, 'RunActivity:writeDocumentOnce')).toEqual([
      'POST /v1/resumes',
      'StartWorkflow:writeDocument',
      'RunActivity:writeDocumentOnce',
    ]);
    const activity = trace.find(({ name }) => name === 'RunActivity:writeDocumentOnce');
    expect(activity?.attributes).toMatchObject({
      'openrole.request_id': 'resume-1',
      'openrole.workflow_type': 'writeDocument',
    });
  });

  it('continues after reactions, also of a later attempt, and exports no personal data', async () => {
    const { traceId, headers } = foreignTrace();
    const posting = await buildPosting(worked.api, employer, { title: `Mechanic ${PLANTED}` });
    const applied = await applyOnBoard(worked.api, employer, {
      jobId: posting.id,
      headers: { ...headers, tracestate: `x=${PLANTED}`, baggage: `name=${PLANTED}` },
      body: { name: `Ada ${PLANTED}`, email: `${PLANTED}@example.com` },
    });
    expect(applied.status).toBe(201);
    const found = await fetch(`${worked.api.url}/candidates?q=${PLANTED}`, employer.key);
    expect(found.status).toBe(200);
    await fetch(`${worked.api.url}/public/offers/${PLANTED}`);
    const event = 'candidate.application_submitted';
    const trace = await collector.trace(traceId, [`deliver ${event}`, 'react mail-confirmation']);
    const [apply] = pathTo(trace, `deliver ${event}`);
    expect(apply).toMatch(/^POST \/job-boards\/\{.+\}\/apply$/);
    expect(pathTo(trace, 'react mail-confirmation')).toEqual([apply, 'react mail-confirmation']);
    await eventually('the span of the search', () =>
      collector.spans().some(({ name }) => name === 'GET /candidates'),
    );
    const sent = JSON.stringify(collector.server.requests);
    expect(sent).toContain(traceId);
    for (const secret of [PLANTED, employer.key.apiKey, rosalind.basics?.email ?? '']) {
      expect(sent).not.toContain(secret);
    }
  });

  it('keeps the trace of an event out of the feed', async () => {
    const stored = await eventModel(worked.api.ctx.stores.mongo).find().lean();
    expect(stored.some(({ traceParent }) => traceParent !== undefined)).toBe(true);
    const feed = await call(worked.api, employer.key, { path: '/events' });
    expect(feed.status).toBe(200);
    expect(JSON.stringify(feed.body)).not.toMatch(/trace/i);
  });

  it.each([
    ['not one', 'zzz'],
    ['of zeros', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
    ['longer than one', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01-${'c'.repeat(2_000)}`],
  ])('ignores a traceparent that is %s', async (_what, traceparent) => {
    const id = `bad-${randomBytes(4).toString('hex')}`;
    const { status } = await fetch(`${worked.api.url}/healthz`, {
      headers: { traceparent, 'x-request-id': id },
    });
    expect(status).toBe(200);
    const spanOf = () =>
      collector.spans().find(({ attributes }) => attributes['openrole.request_id'] === id);
    await eventually('the span', () => spanOf() !== undefined);
    expect(spanOf()?.parentSpanId).toBeUndefined();
    expect(traceparent).not.toContain(spanOf()?.traceId);
  });

  it('loses spans that the collector refuses, and nothing else', async () => {
    collector.server.on('/v1/traces', answer('no', { status: 400 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${worked.api.url}/healthz`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await eventually('the warning', () =>
      lines.some(({ msg, level }) => level === 40 && String(msg).startsWith('spans were lost')),
    );
  });
});
