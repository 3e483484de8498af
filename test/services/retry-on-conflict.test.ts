import { describe, expect, it } from '@jest/globals';
import { retryOnConflict } from '../../services/retry-on-conflict.ts';

/** Promise: a lost race is retried, and callers that gave no version never get a version conflict. */
describe('a change that others may overtake', () => {
  it('is made once nobody is first', async () => {
    let tries = 0;
    const change = () => Promise.resolve((tries += 1) === 3 ? 'changed' : null);
    expect(await retryOnConflict(change)).toBe('changed');
    expect(tries).toBe(3);
  });

  it('is not repeated when it is refused', async () => {
    let tries = 0;
    const change = () => {
      tries += 1;
      return Promise.reject(new Error('refused'));
    };
    await expect(retryOnConflict(change)).rejects.toThrow('refused');
    expect(tries).toBe(1);
  });

  it('is to be asked for again where that never ends', async () => {
    await expect(retryOnConflict(() => Promise.resolve(null))).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfterSeconds: 1,
    });
  });
});
