import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { AppError } from '../../../domain/common/errors.ts';
import { removeWebhook } from '../../../services/webhooks/remove-webhook.ts';
import { newEvent } from '../../../storage/webhooks/events/new-event.ts';
import {
  saveWebhook,
  disableWebhook,
  findWebhook,
  type WebhookRecord,
} from '../../../storage/webhooks/webhooks.ts';
import { webhookModel } from '../../../storage/webhooks/webhook.model.ts';
import { startWebhookStores, type WebhookStores } from '../../support/webhooks/webhook-bench.ts';

describe('removing an endpoint', () => {
  let bench: WebhookStores;
  beforeAll(async () => {
    bench = await startWebhookStores('remove');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => bench.close());

  /** An endpoint disabled by a worker that died before announcing it. */
  async function disabledEndpoint(): Promise<WebhookRecord> {
    const webhook = await bench.addEndpoint('/gone');
    const event = newEvent({
      kind: 'webhook.disabled',
      accountId: bench.accountId,
      organizationId: null,
      data: { webhook_id: webhook._id, url: webhook.url, reason: 'gone' },
    });
    await disableWebhook(bench.ctx.stores, webhook, { reason: 'gone', event });
    return webhook;
  }
  const anyVersion = () => undefined;
  const refOf = ({ _id: id, accountId }: WebhookRecord) => ({ accountId, id });
  const isThere = async (webhook: WebhookRecord) =>
    (await findWebhook(bench.ctx.stores, refOf(webhook))) !== null;

  it('first announces to the others that it was disabled', async () => {
    const other = await bench.addEndpoint('/other', ['webhook.disabled']);
    const webhook = await disabledEndpoint();
    const store = jest.spyOn(mongo.Collection.prototype, 'insertMany');
    store.mockRejectedValueOnce(new Error('unreachable'));
    await expect(removeWebhook(bench.ctx, refOf(webhook), anyVersion)).rejects.toThrow(
      'unreachable',
    );
    expect(await isThere(webhook)).toBe(true);
    await removeWebhook(bench.ctx, refOf(webhook), anyVersion);
    expect(await isThere(webhook)).toBe(false);
    const told = (await bench.deliveries()).map(({ webhookId, eventKind }) => [
      webhookId,
      eventKind,
    ]);
    expect(told).toEqual([[other._id, 'webhook.disabled']]);
    await removeWebhook(bench.ctx, refOf(webhook), anyVersion);
  });

  it('checks the version of the write, not the one that was read', async () => {
    const read = await bench.addEndpoint('/moving');
    await saveWebhook(bench.ctx.stores, read, { description: 'Another by now' });
    const onlyTheFirst = ({ version }: WebhookRecord) => {
      if (version !== read.version) throw new AppError('version_conflict');
    };
    const removal = removeWebhook(bench.ctx, refOf(read), onlyTheFirst);
    await expect(removal).rejects.toMatchObject({ code: 'version_conflict' });
    expect(await isThere(read)).toBe(true);
    await removeWebhook(bench.ctx, refOf(read), anyVersion);
    expect(await isThere(read)).toBe(false);
  });

  it('ends with 503 when it always loses the race', async () => {
    const read = await bench.addEndpoint('/busy');
    const deletion = jest.spyOn(webhookModel(bench.ctx.stores.mongo), 'deleteOne');
    deletion.mockResolvedValue({ acknowledged: true, deletedCount: 0 });
    const removal = removeWebhook(bench.ctx, refOf(read), anyVersion);
    await expect(removal).rejects.toMatchObject({ code: 'unavailable' });
    expect(await isThere(read)).toBe(true);
  });
});
