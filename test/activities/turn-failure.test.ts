import { describe, expect, it } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { asTurnFailure } from '../../activities/turn-failure.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import { AppError } from '../../domain/common/errors.ts';

/** The failure as Temporal receives it. */
async function seen(error: unknown): Promise<unknown> {
  const environment = new MockActivityEnvironment();
  return environment.run(() => Promise.resolve(asTurnFailure(error)));
}

/** Promise: Temporal retries transient errors, and permanent ones fail at once. */
describe('the failure of a turn', () => {
  it.each([
    ['throttled', false],
    ['unavailable', false],
    ['unreadable', true],
    ['refused', true],
    ['misconfigured', true],
  ] as const)('is not retryable when a retry cannot help: %s', async (reason, nonRetryable) => {
    expect(await seen(new ModelFailure(reason, 'Why.'))).toMatchObject({
      type: `model_${reason}`,
      message: 'Why.',
      nonRetryable,
    });
  });

  it('has the retry delay that the model requires', async () => {
    const failure = await seen(new ModelFailure('throttled', 'Later.', 7_000));
    expect(failure).toMatchObject({ nextRetryDelay: 7_000, nonRetryable: false });
  });

  it('keeps the code and details of our own errors', async () => {
    const details = [{ path: 'balance', message: 'Too little.' }];
    expect(await seen(new AppError('PAYMENT_REQUIRED', { details }))).toMatchObject({
      type: 'PAYMENT_REQUIRED',
      nonRetryable: true,
      details,
    });
    expect(await seen(new AppError('unavailable'))).toMatchObject({ nonRetryable: false });
  });

  it('keeps programming errors unchanged, so that they are retried', async () => {
    const bug = new TypeError('undefined is not a function');
    expect(await seen(bug)).toBe(bug);
    expect(await seen(bug)).not.toBeInstanceOf(ApplicationFailure);
  });
});
