import { describe, expect, it } from '@jest/globals';
import { retryOnConflict } from '../../services/retry-on-conflict.ts';

/** Promise: a lost race is retried, and callers that gave no version never get a version conflict. */
describe('a change with concurrent writers', () => {
  it('is made once it wins the race', async () => {
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

  it('fails with a retryable error when it never wins', async () => {
    await expect(retryOnConflict(() => Promise.resolve(null))).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfterSeconds: 1,
    });
  });
});
