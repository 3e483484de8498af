import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { accountOf } from '../../api/caller.ts';
import { defineRoute } from '../../api/route.ts';
import { systemCause } from '../../domain/accounts/audit/audit-entry.ts';
import { revokeApiKey } from '../../storage/accounts/api-keys.ts';
import { buildKey } from '../support/factories.ts';
import { acceptedFor } from '../support/accounts/accepted-for.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const whoAmI = defineRoute(
  {
    name: 'whoAmI',
    method: 'get',
    path: '/who-am-i',
    access: { scopes: ['jobs:read'], role: 'viewer' },
    response: z.object({ data: z.object({ account_id: z.string() }) }),
    summary: 'Says whose key it is.',
  },
  ({ caller }) => Promise.resolve({ body: { data: { account_id: accountOf(caller) } } }),
);

describe('Authorization: Bearer', () => {
  let api: TestApi;
  const get = (headers: Record<string, string> = {}) => fetch(`${api.url}/who-am-i`, { headers });

  beforeAll(async () => {
    api = await startApi({ routes: [whoAmI] });
  });
  afterAll(() => api.close());

  describe('200', () => {
    it('finds the account of a key, with any case of the scheme', async () => {
      const key = await buildKey(api.ctx.stores);
      const answer = await get({ authorization: `bearer ${key.apiKey}` });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ data: { account_id: key.accountId } });
    });
  });

  describe('400', () => {
    it('refuses two keys, of which Node would use the first', async () => {
      const [mine, other] = [await buildKey(api.ctx.stores), await buildKey(api.ctx.stores)];
      const keys = [mine, other].flatMap((key) => ['Authorization', key.headers.authorization]);
      const headers = ['Host', 'localhost', ...keys];
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request(`${api.url}/who-am-i`, { headers }, resolve).on('error', reject).end();
      });
      expect(answer.statusCode).toBe(400);
      expect(JSON.parse(await text(answer))).toMatchObject({
        error: { code: 'invalid_request', details: [{ path: 'Authorization' }] },
      });
    });
  });

  describe('401', () => {
    it.each([
      ['no header', {}],
      ['another scheme', { authorization: 'Basic b3JrOm9yaw==' }],
      ['no key after the scheme', { authorization: 'Bearer ' }],
      ['a text that is not a key', { authorization: 'Bearer hello' }],
    ])('refuses %s', async (_circumstance, headers: Record<string, string>) => {
      const answer = await get(headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      const body = (await answer.json()) as { error: { code: string } };
      expect(body.error.code).toBe('invalid_api_key');
    });

    it('refuses a key from the moment it expires', async () => {
      const key = await buildKey(api.ctx.stores, { expiresAt: new Date(Date.now() - 1) });
      expect((await get(key.headers)).status).toBe(401);
    });

    it('refuses a revoked key within a second, even if it was just used', async () => {
      const key = await buildKey(api.ctx.stores);
      expect((await get(key.headers)).status).toBe(200);
      expect(await revokeApiKey(api.ctx.stores, key, systemCause)).toBe(true);
      const status = async () => (await get(key.headers)).status;
      expect(await acceptedFor(status)).toBeLessThan(1_000);
    });

    it('does not let one account revoke the key of another', async () => {
      const [mine, theirs] = [await buildKey(api.ctx.stores), await buildKey(api.ctx.stores)];
      expect(
        await revokeApiKey(api.ctx.stores, { ...theirs, accountId: mine.accountId }, systemCause),
      ).toBe(false);
      expect((await get(theirs.headers)).status).toBe(200);
    });
  });

  describe('403', () => {
    it('names the missing scope', async () => {
      const key = await buildKey(api.ctx.stores, { scopes: ['jobs:apply'] });
      const answer = await get(key.headers);
      expect(answer.status).toBe(403);
      const body = (await answer.json()) as { error: { code: string; message: string } };
      expect(body.error.code).toBe('insufficient_scope');
      expect(body.error.message).toContain('jobs:read');
    });
  });
});
