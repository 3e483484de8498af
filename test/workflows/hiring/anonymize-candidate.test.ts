import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { HiringActivities } from '../../../activities/hiring/index.ts';
import type { AnonymizeCandidateWorkflow } from '../../../workflows/hiring/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

/** A fake of a candidate in MongoDB during its erasure. */
interface Stored {
  /** False once nothing is left to erase. */
  isDue: boolean;
  /** The candidate changes after this many passes. */
  changesAt: number;
  /** Files held in each pass. */
  held: number[];
  /** Number of calls that fail at first. */
  failures: number;
  erased: number;
}

function versionOf({ erased, changesAt }: Stored): number {
  return erased < changesAt ? 1 : 2;
}

function activitiesOf(stored: Stored): Pick<HiringActivities, 'eraseTraces' | 'finishErasing'> {
  return {
    eraseTraces: () => {
      if (!stored.isDue) return Promise.resolve(null);
      if (stored.failures > 0) {
        stored.failures -= 1;
        return Promise.reject(new Error('the server is away'));
      }
      const version = versionOf(stored);
      stored.erased += 1;
      return Promise.resolve({ held: stored.held.shift() ?? 0, version });
    },
    finishErasing: ({ version }) => {
      const isLatest = version === versionOf(stored);
      if (isLatest) stored.isDue = false;
      return Promise.resolve(isLatest);
    },
  };
}

describe('anonymize:<candidate>', () => {
  let environment: TestWorkflowEnvironment;
  beforeAll(async () => {
    environment = await startTimeSkipping();
  }, 60_000);
  afterAll(async () => {
    await environment.teardown();
  });

  async function run(differences: Partial<Stored>): Promise<Stored & { passes: number }> {
    const stored: Stored = {
      ...{ isDue: true, changesAt: Infinity, held: [], failures: 0, erased: 0 },
      ...differences,
    };
    const taskQueue = `test-${randomUUID()}`;
    const worker = await startTestWorker(environment, taskQueue, activitiesOf(stored));
    const { passes } = await worker.runUntil(
      environment.client.workflow.execute<AnonymizeCandidateWorkflow>('anonymizeCandidate', {
        taskQueue,
        workflowId: `anonymize:${taskQueue}`,
        args: [{ accountId: 'acc_1', candidateId: 'cand_1' }],
      }),
    );
    return { ...stored, passes };
  }

  it('erases twice: the second pass finds data written during the first', async () => {
    const { passes, erased } = await run({});
    expect([passes, erased]).toEqual([2, 2]);
  });

  it('retries a pass that failed', async () => {
    const { erased } = await run({ failures: 3 });
    expect(erased).toBe(2);
  });

  it('repeats for files that are held', async () => {
    const { passes } = await run({ held: [2, 1, 1, 0] });
    expect(passes).toBe(4);
  });

  it('does nothing without a pending erasure', async () => {
    const { passes, erased } = await run({ isDue: false });
    expect([passes, erased]).toEqual([1, 0]);
  });

  it('starts again when a merge adds data', async () => {
    const { passes } = await run({ changesAt: 2 });
    expect(passes).toBe(3);
  });
});
