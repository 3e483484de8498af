import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppContext } from '../../../services/context.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { on, retryReactions, type Reaction } from '../../../services/webhooks/reactions.ts';
import { failedReactionModel } from '../../../storage/webhooks/events/failed-reaction.model.ts';
import { startWebhookStores, type WebhookStores } from '../../support/webhooks/webhook-bench.ts';

/**
 * Promise: a reaction to an event runs at least once, even if no endpoint subscribes. A failing reaction is retried
 * without delaying others.
 */
describe('reactions', () => {
  let stores: WebhookStores;

  beforeAll(async () => {
    stores = await startWebhookStores('reactions');
  });
  afterAll(() => stores.close());

  const withReactions = (...reactions: Reaction[]): AppContext => ({ ...stores.ctx, reactions });
  const failed = () => failedReactionModel(stores.ctx.stores.mongo);

  /** A reaction to closed roles that fails this many times, and the events it has received. */
  function reaction(name: string, failures = 0) {
    const seen: string[] = [];
    let left = failures;
    const declared = on('job.closed', name, (_ctx, event) => {
      seen.push(event.id);
      left -= 1;
      return left >= 0 ? Promise.reject(new Error('away')) : Promise.resolve();
    });
    return { declared, seen };
  }

  /** Makes every failed reaction due. */
  const passTime = () => failed().updateMany({}, { dueAt: new Date(0) });

  it('run for an event that no endpoint subscribes to, and for no other kind', async () => {
    const { declared, seen } = reaction('count');
    const stored = await stores.storeEvents('job.closed', 'job.updated');
    await announceEvents(withReactions(declared), [stored]);
    expect(seen).toEqual([stored.events[0]?.id]);
    expect(await stores.outboxOf(stored)).toEqual([]);
  });

  it('that fail are retried until they succeed; the others run once', async () => {
    const fails = reaction('fails', 2);
    const works = reaction('works');
    const ctx = withReactions(fails.declared, works.declared);
    const stored = await stores.storeEvents('job.closed');
    await announceEvents(ctx, [stored]);
    expect(await stores.outboxOf(stored)).toEqual([]);
    expect(await retryReactions(ctx)).toBe(0);
    await passTime();
    expect(await retryReactions(ctx)).toBe(0);
    await passTime();
    expect(await retryReactions(ctx)).toBe(1);
    expect(fails.seen).toHaveLength(3);
    expect(works.seen).toHaveLength(1);
    expect(await failed().countDocuments()).toBe(0);
  });

  it('wait longer after each failure', async () => {
    const ctx = withReactions(reaction('never', Infinity).declared);
    await announceEvents(ctx, [await stores.storeEvents('job.closed')]);
    const first = await failed().findOne().orFail().lean();
    await passTime();
    await retryReactions(ctx);
    const second = await failed().findOne().orFail().lean();
    expect(second.attempts).toBe(2);
    expect(second.dueAt.getTime()).toBeGreaterThan(first.dueAt.getTime());
    await failed().deleteMany({});
  });

  it('that fail do not delay deliveries to endpoints', async () => {
    const endpoint = await stores.addEndpoint('/hook', ['job.closed']);
    const ctx = withReactions(reaction('never', Infinity).declared);
    // Without Temporal: the test only checks that the delivery is stored.
    await announceEvents(ctx, [await stores.storeEvents('job.closed')]).catch(() => undefined);
    expect((await stores.deliveries()).map(({ webhookId }) => webhookId)).toContain(endpoint._id);
    await failed().deleteMany({});
  });

  it('that a deployment removed are deleted', async () => {
    const stored = await stores.storeEvents('job.closed');
    await announceEvents(withReactions(reaction('removed', 1).declared), [stored]);
    await passTime();
    expect(await retryReactions(withReactions())).toBe(0);
    expect(await failed().countDocuments()).toBe(0);
  });
});
