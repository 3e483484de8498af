import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { searchAttributeNames } from '../../../workflows/common/contract.ts';
import { findResume } from '../../../storage/accounts/account-resumes.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { pdfOf, resumeLines } from '../../support/hiring/resume-files.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { requiredEnvironment, uniqueName } from '../../support/servers.ts';
import { spawnWorker } from '../../support/processes/spawn-worker.ts';
import { startApi, testEnvironment, type TestApi } from '../../support/start-api.ts';

/** Dense enough to take a second to parse. */
const PAGES = 35;
const LINES_A_PAGE = 40;

/** Promise: when a worker dies while parsing a résumé, another one parses it while the owner waits. */
describe('kill -9 of the worker that reads a résumé', () => {
  const name = uniqueName('reading').replaceAll('_', '-');
  let api: TestApi;
  let key: TestKey;
  const workers: ChildProcess[] = [];

  beforeAll(async () => {
    await addNamespace();
    api = await startApi({ name, settings: { TEMPORAL_NAMESPACE: name } });
    key = await buildKey(api.ctx.stores);
  }, 120_000);
  afterAll(async () => {
    for (const worker of workers) await kill(worker);
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  /** A Temporal namespace for this test's workers. */
  async function addNamespace(): Promise<void> {
    const connection = await Connection.connect({
      address: requiredEnvironment('TEMPORAL_ADDRESS'),
    });
    await connection.workflowService.registerNamespace({
      namespace: name,
      workflowExecutionRetentionPeriod: proto.google.protobuf.Duration.fromObject({
        seconds: 86_400,
      }),
    });
    await eventually('the namespace', async () => {
      await connection.operatorService.addSearchAttributes({
        namespace: name,
        searchAttributes: Object.fromEntries(
          searchAttributeNames.map((attribute) => [attribute, 2]),
        ),
      });
      return true;
    });
    await connection.close();
  }

  async function startWorker(): Promise<ChildProcess> {
    const worker = await spawnWorker({
      ...testEnvironment(name),
      TEMPORAL_NAMESPACE: name,
      WORKER_QUEUES: 'hiring',
      WORKER_METRICS_PORT: '0',
    });
    workers.push(worker);
    return worker;
  }

  async function kill(worker: ChildProcess): Promise<void> {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
  }

  const stateOf = async () => (await findResume(api.ctx.stores, key.accountId))?.status;

  it('is read by another worker', async () => {
    const lines = Array.from({ length: PAGES * LINES_A_PAGE }, (_, line) => `Line ${line} of work`);
    const pdf = await pdfOf([...resumeLines, ...lines]);
    // If the parse completed before the kill, another one is started.
    do {
      const sent = await fetch(`${api.url}/account/resume`, {
        method: 'PUT',
        headers: { ...key.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ filename: 'cv.pdf', content_base64: pdf.toString('base64') }),
      });
      expect(sent.status).toBe(202);
      const first = await startWorker();
      await eventually('the first worker at it', async () => (await stateOf()) !== 'queued');
      await kill(first);
    } while ((await stateOf()) !== 'parsing');
    await startWorker();
    await eventually('the résumé', async () => (await stateOf()) === 'ready');
    const record = await findResume(api.ctx.stores, key.accountId);
    expect(record?.resume).toMatchObject({ basics: { name: 'Rosalind Okafor' } });
  }, 300_000);
});
