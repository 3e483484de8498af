import { describe, expect, it } from '@jest/globals';
import { sendOnce } from '../../../api/public-pages/own-form.ts';
import { AppError } from '../../../domain/common/errors.ts';

/** Promise: the second click on a form gets the answer of the first. */
describe('a form that is being sent already', () => {
  it('waits for the first answer', async () => {
    let calls = 0;
    const answer = await sendOnce(() => {
      calls += 1;
      return calls < 2
        ? Promise.reject(new AppError('idempotency_in_progress', { retryAfterSeconds: 1 }))
        : Promise.resolve('sent');
    });
    expect([answer, calls]).toEqual(['sent', 2]);
  });

  it('passes on every other error at once', async () => {
    let calls = 0;
    const send = () => {
      calls += 1;
      return Promise.reject(new AppError('role_closed'));
    };
    await expect(sendOnce(send)).rejects.toMatchObject({ code: 'role_closed' });
    expect(calls).toBe(1);
  });
});
