import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { HiringActivities } from '../../../activities/hiring/index.ts';
import {
  offerDecidedSignal,
  type ExpireOfferWorkflow,
} from '../../../workflows/hiring/contract.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const DAY_MS = 86_400_000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

/** A fake of an offer in MongoDB, with the moments at which the timer read it. */
interface FakeOffer {
  expiresAt: number;
  status: 'sent' | 'accepted' | 'expired';
  asked: number[];
}

function expireIfDueOf(offer: FakeOffer): Pick<HiringActivities, 'expireOfferIfDue'> {
  return {
    expireOfferIfDue: ({ at }) => {
      const now = Date.parse(at);
      offer.asked.push(now);
      if (offer.status !== 'sent') return Promise.resolve(null);
      if (offer.expiresAt > now) return Promise.resolve(new Date(offer.expiresAt).toISOString());
      offer.status = 'expired';
      return Promise.resolve(null);
    },
  };
}

async function run(
  offer: FakeOffer,
  during: (handle: WorkflowHandle<ExpireOfferWorkflow>) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, expireIfDueOf(offer));
  await worker.runUntil(async () => {
    const handle = await environment.client.workflow.start<ExpireOfferWorkflow>('expireOffer', {
      taskQueue,
      workflowId: `offer:${taskQueue}`,
      args: [{ offerId: 'off_1', accountId: 'acc_1' }],
    });
    await during(handle);
    await handle.result();
  });
}

/** Promise: an offer expires at its deadline, and its timer ends when the offer does. */
describe('offer:<offer>', () => {
  const sentOffer = async (days: number): Promise<FakeOffer> => ({
    expiresAt: (await environment.currentTimeMs()) + days * DAY_MS,
    status: 'sent',
    asked: [],
  });

  it.each([30, 365])(
    'expires the offer at a deadline %i days ahead, with two reads',
    async (days) => {
      const offer = await sentOffer(days);
      await run(offer);
      expect(offer.status).toBe('expired');
      expect(offer.asked).toHaveLength(2);
      expect(offer.asked[1]).toBeGreaterThanOrEqual(offer.expiresAt);
    },
  );

  it('ends at once for an offer that is not open', async () => {
    const offer = await sentOffer(30);
    offer.status = 'accepted';
    await run(offer);
    expect([offer.status, offer.asked.length]).toEqual(['accepted', 1]);
  });

  it('ends when it is notified of a decision', async () => {
    const offer = await sentOffer(30);
    await run(offer, async (handle) => {
      await eventually('the first read', () => offer.asked.length === 1);
      offer.status = 'accepted';
      await handle.signal(offerDecidedSignal);
    });
    expect(offer.status).toBe('accepted');
    expect(offer.asked[1]).toBeLessThan(offer.expiresAt - 29 * DAY_MS);
  });
});
