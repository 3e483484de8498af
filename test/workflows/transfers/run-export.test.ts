import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { RunExportWorkflow } from '../../../workflows/transfers/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

/** Promise: an export ends: with its file, or as failed. */
describe('export:<id>', () => {
  let environment: TestWorkflowEnvironment;
  beforeAll(async () => {
    environment = await startTimeSkipping();
  }, 60_000);
  afterAll(() => environment.teardown());

  async function run(writeExport: () => Promise<boolean>): Promise<[string, number]> {
    let failed = 0;
    const failExport = () => {
      failed += 1;
      return Promise.resolve();
    };
    const taskQueue = `export-${randomUUID()}`;
    const worker = await startTestWorker(environment, taskQueue, { writeExport, failExport });
    const outcome = await worker.runUntil(() =>
      environment.client.workflow.execute<RunExportWorkflow>('runExport', {
        taskQueue,
        workflowId: randomUUID(),
        args: [{ accountId: 'acc_1', exportId: 'exp_1' }],
      }),
    );
    return [outcome, failed];
  }

  it('is done once the file is written', async () => {
    expect(await run(() => Promise.resolve(true))).toEqual(['done', 0]);
  });

  it('tries again while a server is away', async () => {
    let left = 2;
    const outcome = await run(() => {
      left -= 1;
      return left >= 0 ? Promise.reject(new Error('away')) : Promise.resolve(true);
    });
    expect(outcome).toEqual(['done', 0]);
  });

  it('stops when it has ended already, and fails when the file cannot be written', async () => {
    expect(await run(() => Promise.resolve(false))).toEqual(['stopped', 0]);
    const broken = () => Promise.reject(ApplicationFailure.nonRetryable('broken'));
    expect(await run(broken)).toEqual(['failed', 1]);
  });
});
