import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resealSecrets, signingSecrets } from '../../../storage/webhooks/webhook-secrets.ts';
import { webhookModel, type WebhookRecord } from '../../../storage/webhooks/webhook.model.ts';
import { insertWebhook, rotateSecret } from '../../../storage/webhooks/webhooks.ts';
import { createSecretBox } from '../../../storage/secret-box.ts';
import type { Stores } from '../../../storage/stores.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const older = 'an older key of thirty-two characters';
const newer = 'a newer key of thirty-two characters!';

/** Promise: signing secrets are encrypted at rest, with keys that can be rotated during deliveries. */
describe('stored webhook secrets', () => {
  let api: TestApi;
  let key: TestKey;
  let before: Stores;
  let after: Stores;
  beforeAll(async () => {
    api = await startApi({ settings: { SECRETS_KEY: older } });
    key = await buildKey(api.ctx.stores);
    before = api.ctx.stores;
    after = { ...before, secrets: createSecretBox([newer, older]) };
  });
  afterAll(() => api.close());

  const stored = async (id: string): Promise<WebhookRecord> => {
    const found = await webhookModel(before.mongo).findById(id).lean<WebhookRecord>();
    if (found === null) throw new Error('The endpoint is gone.');
    return found;
  };
  const add = () =>
    insertWebhook(before, {
      accountId: key.accountId,
      url: 'https://hooks.example.com/in',
      description: null,
      eventKinds: ['*'],
    });

  it('are never in the database in clear, including stored responses and earlier secrets', async () => {
    const shown: string[] = [];
    const post = async (path: string, body?: object) => {
      const answer = await fetch(api.url + path, {
        method: 'POST',
        headers: {
          ...key.headers,
          'content-type': 'application/json',
          'idempotency-key': `once ${path}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { data } = (await answer.json()) as { data: { id: string; secret: string } };
      shown.push(data.secret);
      return data;
    };
    const endpoint = { url: 'https://hooks.example.com/in', event_kinds: ['*'] };
    const { id, secret } = await post('/webhooks', endpoint);
    expect((await post('/webhooks', endpoint)).secret).toBe(secret);
    await post(`/webhooks/${id}/rotate-secret`);
    expect(shown.every((text) => text.startsWith('whsec_'))).toBe(true);
    for (const { name } of await api.ctx.stores.mongo.listCollections()) {
      const everything = JSON.stringify(await before.mongo.collection(name).find().toArray());
      for (const text of shown) expect(everything).not.toContain(text);
    }
  });

  it('sign in the form that was shown, also after a rotation', async () => {
    const { webhook, secret } = await add();
    expect(await signingSecrets(before, webhook)).toEqual([secret]);
    const rotated = await rotateSecret(before, webhook);
    expect(await signingSecrets(before, await stored(webhook._id))).toEqual([
      rotated?.secret,
      secret,
    ]);
  });

  it('are encrypted when they are next read, if they were not', async () => {
    const { webhook, secret } = await add();
    await webhookModel(before.mongo).updateOne({ _id: webhook._id }, { $set: { secret } });
    expect(await signingSecrets(before, await stored(webhook._id))).toEqual([secret]);
    const now = await stored(webhook._id);
    expect(now.secret).toMatch(/^sealed:/);
    expect(now.version).toBe(webhook.version);
    expect(await signingSecrets(before, now)).toEqual([secret]);
  });

  it('are all encrypted again with a new key, after which the old one is not needed', async () => {
    const { webhook, secret } = await add();
    await rotateSecret(before, webhook);
    const second = await add();
    expect(await resealSecrets(after)).toBeGreaterThanOrEqual(2);
    expect(await resealSecrets(after)).toBe(0);
    const without = { ...after, secrets: createSecretBox([newer]) };
    expect((await signingSecrets(without, await stored(webhook._id)))[1]).toBe(secret);
    expect(await signingSecrets(without, await stored(second.webhook._id))).toEqual([
      second.secret,
    ]);
    await expect(signingSecrets(before, await stored(webhook._id))).rejects.toThrow('unknown key');
  });

  it('do not sign for another endpoint', async () => {
    const [mine, other] = [await add(), await add()];
    await expect(
      signingSecrets(before, { ...other.webhook, secret: mine.webhook.secret }),
    ).rejects.toThrow();
  });
});
