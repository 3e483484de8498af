import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { HiringActivities } from '../../../activities/hiring/index.ts';
import type { anonymizeCandidate } from '../../../workflows/hiring/anonymize-candidate.ts';
import { erasureSteps } from '../../../workflows/hiring/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

/** A candidate in MongoDB as its erasure sees it. */
interface Stored {
  /** False once nothing is to be erased. */
  isDue: boolean;
  /** The candidate changes after so many steps. */
  changesAt: number;
  /** Files held in each pass. */
  held: number[];
  /** Calls that fail first. */
  failures: number;
  steps: string[];
}

function versionOf({ steps, changesAt }: Stored): number {
  return steps.length < changesAt ? 1 : 2;
}

function activitiesOf(stored: Stored): Pick<HiringActivities, 'eraseTraces' | 'finishErasing'> {
  return {
    eraseTraces: ({ step }) => {
      if (!stored.isDue) return Promise.resolve(null);
      if (stored.failures > 0) {
        stored.failures -= 1;
        return Promise.reject(new Error('the server is away'));
      }
      stored.steps.push(step);
      const held = step === 'files' ? (stored.held.shift() ?? 0) : 0;
      return Promise.resolve({ held, version: versionOf(stored) });
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
      ...{ isDue: true, changesAt: Infinity, held: [], failures: 0, steps: [] },
      ...differences,
    };
    const taskQueue = `test-${randomUUID()}`;
    const worker = await startTestWorker(environment, taskQueue, activitiesOf(stored));
    const { passes } = await worker.runUntil(
      environment.client.workflow.execute<typeof anonymizeCandidate>('anonymizeCandidate', {
        taskQueue,
        workflowId: `anonymize:${taskQueue}`,
        args: [{ accountId: 'acc_1', candidateId: 'cand_1' }],
      }),
    );
    return { ...stored, passes };
  }

  it('erases every place twice: the second time what was on its way during the first', async () => {
    const { passes, steps } = await run({});
    expect(passes).toBe(2);
    expect(steps).toEqual([...erasureSteps, ...erasureSteps]);
  });

  it('goes on where a step failed', async () => {
    const { steps } = await run({ failures: 3 });
    expect(steps).toEqual([...erasureSteps, ...erasureSteps]);
  });

  it('comes back for files that are held', async () => {
    const { passes } = await run({ held: [2, 1, 1, 0] });
    expect(passes).toBe(4);
  });

  it('has nothing to do where nothing is due', async () => {
    const { passes, steps } = await run({ isDue: false });
    expect([passes, steps]).toEqual([1, []]);
  });

  it('begins again when a merge brings more', async () => {
    const { passes } = await run({ changesAt: 8 });
    expect(passes).toBe(3);
  });
});
