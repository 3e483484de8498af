import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { randomUUID } from 'node:crypto';
import type { MarketActivities } from '../../../activities/market/index.ts';
import type { IngestResult, IngestSourceWorkflow } from '../../../workflows/market/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

type Fakes = Pick<MarketActivities, 'readSource' | 'closeMissing' | 'indexSource' | 'recordRun'>;

const validators = { etag: null, lastModified: null, digest: 'd1' };
let environment: TestWorkflowEnvironment;

beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);

afterAll(async () => {
  await environment.teardown();
});

function fakesNoting(calls: string[], overrides: Partial<Fakes> = {}): Fakes {
  return {
    readSource: () => {
      calls.push('read');
      return Promise.resolve({ notModified: false, complete: true, rows: 7, validators });
    },
    closeMissing: () => {
      calls.push('close');
      return Promise.resolve('completed');
    },
    indexSource: () => {
      calls.push('index');
      return Promise.resolve();
    },
    recordRun: ({ status, error }) => {
      calls.push(`record ${status}`);
      const counts = { read: 7, new: 3, changed: 1, closed: 0, rejected: 0 };
      return Promise.resolve({ status, error, ...counts });
    },
    ...overrides,
  };
}

async function ingest(fakes: Fakes): Promise<IngestResult> {
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, fakes);
  return worker.runUntil(
    environment.client.workflow.execute<IngestSourceWorkflow>('ingestSource', {
      taskQueue,
      workflowId: `ingest:${taskQueue}`,
      args: [{ sourceId: 'src_1' }],
    }),
  );
}

describe('ingestSource', () => {
  it('closes and indexes after the read, and records the run last', async () => {
    const calls: string[] = [];
    const result = await ingest(fakesNoting(calls));
    expect(calls).toEqual(['read', 'close', 'index', 'record completed']);
    expect(result).toMatchObject({ status: 'completed', read: 7, new: 3, error: null });
  });

  it('skips closing, grouping and indexing when the feed is unchanged and nothing is pending', async () => {
    const calls: string[] = [];
    const fakes = fakesNoting(calls, {
      readSource: () =>
        Promise.resolve({ notModified: true, settled: true, complete: true, rows: 7, validators }),
    });
    const result = await ingest(fakes);
    expect(calls).toEqual(['record not_modified']);
    expect(result.status).toBe('not_modified');
  });

  it('waits as long as a throttling source requires, then continues', async () => {
    let attempts = 0;
    const before = await environment.currentTimeMs();
    const fakes = fakesNoting([], {
      readSource: () => {
        attempts += 1;
        if (attempts === 1) {
          throw ApplicationFailure.create({ type: 'throttled', nextRetryDelay: '40 minutes' });
        }
        return Promise.resolve({ notModified: false, complete: true, rows: 1, validators });
      },
    });
    const result = await ingest(fakes);
    expect(result.status).toBe('completed');
    expect((await environment.currentTimeMs()) - before).toBeGreaterThanOrEqual(40 * 60_000);
  });

  it('records a source that cannot be read as failed, closes nothing, and indexes the rows read so far', async () => {
    const calls: string[] = [];
    const fakes = fakesNoting(calls, {
      readSource: () => {
        throw ApplicationFailure.nonRetryable('The answer is a web page.', 'unreadable');
      },
    });
    const result = await ingest(fakes);
    expect(calls).toEqual(['index', 'record failed']);
    expect(result.error).toBe('unreadable: The answer is a web page.');
  });

  it('survives an hour without Elasticsearch and loses nothing of the run', async () => {
    const calls: string[] = [];
    let attempts = 0;
    const fakes = fakesNoting(calls, {
      indexSource: () => {
        attempts += 1;
        if (attempts < 300) throw new Error('connect ECONNREFUSED');
        calls.push('index');
        return Promise.resolve();
      },
    });
    await ingest(fakes);
    expect(calls).toEqual(['read', 'close', 'index', 'record completed']);
  });
});
