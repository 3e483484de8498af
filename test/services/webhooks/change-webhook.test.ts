import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { changeWebhook } from '../../../services/webhooks/change-webhook.ts';
import { webhookModel } from '../../../storage/webhooks/webhook.model.ts';
import {
  findWebhook,
  saveWebhook,
  type WebhookRecord,
} from '../../../storage/webhooks/webhooks.ts';
import { startWebhookStores, type WebhookStores } from '../../support/webhooks/webhook-bench.ts';

/** Promise: a change without a version is retried over concurrent ones, and does not wait forever (decision 0001). */
describe('changing an endpoint', () => {
  let bench: WebhookStores;
  beforeAll(async () => {
    bench = await startWebhookStores('change');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => bench.close());

  const refOf = ({ _id: id, accountId }: WebhookRecord) => ({ accountId, id });

  it('applies to the version that a concurrent change created', async () => {
    const read = await bench.addEndpoint('/overtaken');
    await saveWebhook(bench.ctx.stores, read, { eventKinds: ['job.closed'] });
    const seen: number[] = [];
    const changed = await changeWebhook(bench.ctx, refOf(read), ({ version }) => {
      seen.push(version);
      return { description: 'Mine' };
    });
    expect(changed).toMatchObject({ description: 'Mine', eventKinds: ['job.closed'], version: 3 });
    expect(seen).toEqual([2]);
  });

  it('ends with 503 when it always loses the race', async () => {
    const read = await bench.addEndpoint('/busy');
    const writing = jest.spyOn(webhookModel(bench.ctx.stores.mongo), 'findOneAndUpdate');
    writing.mockReturnValue({ lean: () => Promise.resolve(null) } as never);
    const change = changeWebhook(bench.ctx, refOf(read), () => ({ description: 'Mine' }));
    await expect(change).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is refused with 404 once it is deleted', async () => {
    const gone = { accountId: bench.accountId, id: 'whk_00000000000000000000' };
    const change = changeWebhook(bench.ctx, gone, () => ({ description: 'Mine' }));
    await expect(change).rejects.toMatchObject({ code: 'not_found' });
    expect(await findWebhook(bench.ctx.stores, gone)).toBeNull();
  });
});
