import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventBody } from '../../../domain/webhooks/events/event.ts';
import { insertDeliveries, newDelivery } from '../../../storage/webhooks/deliveries.ts';
import { noteAttempts } from '../../../storage/webhooks/note-attempts.ts';
import { findEvent, insertEvents } from '../../../storage/webhooks/events/events.ts';
import { forgetSubjects } from '../../../storage/webhooks/forget-subjects.ts';
import {
  exampleEvent,
  startWebhookStores,
  type WebhookStores,
} from '../../support/webhooks/webhook-bench.ts';

describe('erasing a candidate from events', () => {
  let bench: WebhookStores;
  beforeAll(async () => {
    bench = await startWebhookStores('forget');
  });
  afterAll(() => bench.close());

  it('leaves no personal data in events, deliveries and outboxes', async () => {
    const { stores } = bench.ctx;
    const webhook = await bench.addEndpoint('/');
    const mine = ['cand_1', 'cand_2'].map((subjectId) => ({
      ...exampleEvent('candidate.application_submitted', bench.accountId),
      subjectId,
    }));
    await insertEvents(stores, mine);
    for (const event of mine) {
      const delivery = newDelivery(event, webhook);
      await insertDeliveries(stores, [delivery]);
      await noteAttempts(stores, [
        {
          delivery,
          attempt: {
            number: 1,
            at: new Date(),
            durationMs: 1,
            statusCode: 500,
            error: null,
            responseExcerpt: 'Mara Lindqvist is unknown here',
          },
          status: 'pending',
          nextAttemptAt: new Date(Date.now() + 60_000),
        },
      ]);
    }
    await forgetSubjects(stores, 'acc_other', ['cand_1']);
    expect(eventBody((await findEvent(stores, mine[0]?.id ?? '')) ?? never())).toContain('Mara');
    await forgetSubjects(stores, bench.accountId, ['cand_1']);
    const bodies = await Promise.all(
      mine.map(async ({ id }) => eventBody((await findEvent(stores, id)) ?? never())),
    );
    expect(bodies[0]).not.toMatch(/mara|lindqvist/iu);
    expect(bodies[1]).toContain('Mara Lindqvist');
    const deliveries = await bench.deliveries();
    const excerpts = mine.map(
      ({ id }) => deliveries.find(({ eventId }) => eventId === id)?.attempts[0]?.responseExcerpt,
    );
    expect(excerpts).toEqual([null, 'Mara Lindqvist is unknown here']);
  });
});

function never(): never {
  throw new Error('The event is gone.');
}
