import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import type { ApiContext } from '../../../api/context.ts';
import { identify } from '../../../api/middleware/identify.ts';

/** Promise: a bearer key is accepted in every spelling of RFC 9110 (decision 0005). */
describe('Authorization', () => {
  const key = { id: 'key_1', accountId: 'acc_1' };
  const find = (text: string) => Promise.resolve(text === 'ork_live_x' ? key : null);
  const ctx = { keys: { find } } as unknown as ApiContext;
  const callerOf = (authorization: string) =>
    identify(ctx, { anyKey: true, role: 'viewer' }, { headers: { authorization } } as Request);

  it.each(['Bearer ork_live_x', 'Bearer  ork_live_x', 'bearer     ork_live_x'])(
    '%j is the key',
    async (header) => {
      expect(await callerOf(header)).toMatchObject({ kind: 'key', accountId: 'acc_1' });
    },
  );

  it.each(['Bearer ork_live_x ork_live_x', 'Bearer', 'ork_live_x', `Bearer${' '.repeat(60_000)}`])(
    '401 for %j',
    async (header) => {
      await expect(callerOf(header)).rejects.toMatchObject({ code: 'invalid_api_key' });
    },
  );
});
