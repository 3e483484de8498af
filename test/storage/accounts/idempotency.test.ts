import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { claimIdempotencyKey, releaseClaim } from '../../../storage/accounts/idempotency.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: [] });
});
afterAll(() => api.close());

/** A run of a body under the key that fails: it is refused, or its process dies. */
async function tryInVain(fingerprint: string): Promise<string> {
  const claimed = await claimIdempotencyKey(api.ctx.stores, 'key', fingerprint);
  if (claimed.outcome !== 'claimed') throw new Error(`It is ${claimed.outcome}.`);
  await releaseClaim(api.ctx.stores, 'key', claimed.claim);
  return claimed.run;
}

it('gives a repeated run the same id, and another id for another body', async () => {
  const first = await tryInVain('a');
  expect(await tryInVain('a')).toBe(first);
  const other = await tryInVain('b');
  expect(other).not.toBe(first);
  expect([await tryInVain('a'), await tryInVain('b')]).toEqual([first, other]);
});
