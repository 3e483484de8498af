import { expect, it } from '@jest/globals';
import { inOrder, newEvent } from '../../../../storage/webhooks/events/new-event.ts';

/** Promise: ids and times of events tell the order within one write (decision 0016). */
it('events of one write sort by id and by time in their order', () => {
  const about = { accountId: 'acc_1', organizationId: null };
  for (let writes = 0; writes < 50; writes += 1) {
    const told = ['a', 'b', 'c'].map((reason) =>
      newEvent({
        kind: 'webhook.disabled',
        ...about,
        data: { webhook_id: 'whk_1', reason } as never,
      }),
    );
    const ordered = inOrder(told);
    expect(ordered.map(({ data }) => data)).toEqual(told.map(({ data }) => data));
    const ids = ordered.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    const times = ordered.map(({ createdAt }) => createdAt.getTime());
    expect(new Set(times).size).toBe(3);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});
