import { describe, expect, it } from '@jest/globals';
import { ApiError, ConnectionError, TimeoutError } from '../../sdk/core/errors.ts';
import { retryAfterMs, retryDelay } from '../../sdk/core/retry.ts';

const limits = { maxRetries: 2, maxWaitMs: 60_000 };
const apiError = (status: number, code: string, after: number | null = null) =>
  new ApiError(status, { code, message: 'No.' }, after);

interface Row {
  error: unknown;
  method: string;
  keyed: boolean;
  wait: number | null;
}

/** Promise: a call is retried only when the retry can succeed and does nothing twice. */
describe('retryDelay', () => {
  it.each`
    what                               | error                                              | method      | keyed    | wait
    ${'a lost connection of a read'}   | ${new ConnectionError('gone')}                     | ${'GET'}    | ${false} | ${500}
    ${'a time-out of a PUT'}           | ${new TimeoutError('late')}                        | ${'PUT'}    | ${false} | ${500}
    ${'a lost connection of a DELETE'} | ${new ConnectionError('gone')}                     | ${'DELETE'} | ${false} | ${500}
    ${'a lost connection of a POST'}   | ${new ConnectionError('gone')}                     | ${'POST'}   | ${false} | ${null}
    ${'a lost connection, keyed POST'} | ${new ConnectionError('gone')}                     | ${'POST'}   | ${true}  | ${500}
    ${'a lost connection of a PATCH'}  | ${new ConnectionError('gone')}                     | ${'PATCH'}  | ${false} | ${null}
    ${'500 of a read'}                 | ${apiError(500, 'internal_error')}                 | ${'GET'}    | ${false} | ${500}
    ${'500 of a POST'}                 | ${apiError(500, 'internal_error')}                 | ${'POST'}   | ${false} | ${null}
    ${'503 of a POST'}                 | ${apiError(503, 'unavailable', 2_000)}             | ${'POST'}   | ${false} | ${2_000}
    ${'429 of a PATCH'}                | ${apiError(429, 'rate_limited', 7_000)}            | ${'PATCH'}  | ${false} | ${7_000}
    ${'429 that says no time'}         | ${apiError(429, 'rate_limited')}                   | ${'GET'}    | ${false} | ${1_000}
    ${'429 of a quota, days away'}     | ${apiError(429, 'quota_exceeded', 86_400_000)}     | ${'GET'}    | ${false} | ${null}
    ${'409 of a call still running'}   | ${apiError(409, 'idempotency_in_progress', 1_000)} | ${'POST'}   | ${true}  | ${1_000}
    ${'409 of a conflict'}             | ${apiError(409, 'conflict')}                       | ${'PUT'}    | ${false} | ${null}
    ${'402'}                           | ${apiError(402, 'PAYMENT_REQUIRED', 1_000)}        | ${'GET'}    | ${true}  | ${null}
    ${'404'}                           | ${apiError(404, 'not_found')}                      | ${'GET'}    | ${false} | ${null}
    ${"a caller's own mistake"}        | ${new TypeError('undefined is not a function')}    | ${'GET'}    | ${false} | ${null}
  `('$what: $wait', (row) => {
    const { error, method, keyed, wait } = row as unknown as Row;
    expect(retryDelay({ error, method, keyed, attempt: 1 }, limits, 0)).toBe(wait);
  });

  it('grows with each attempt, up to the maximum', () => {
    const failure = { error: apiError(429, 'rate_limited'), method: 'GET', keyed: false };
    const waits = [1, 2, 3].map((attempt) => retryDelay({ ...failure, attempt }, limits, 0));
    expect(waits).toEqual([1_000, 2_000, null]);
  });

  it('adds up to a quarter, within the maximum', () => {
    const failure = { error: apiError(503, 'unavailable', 1_000), method: 'GET', keyed: false };
    expect(retryDelay({ ...failure, attempt: 1 }, limits, 1)).toBe(1_250);
    const late = { ...failure, error: apiError(503, 'unavailable', 59_000), attempt: 1 };
    expect(retryDelay(late, limits, 1)).toBe(60_000);
  });
});

describe('Retry-After', () => {
  it.each([
    [null, null],
    ['3', 3_000],
    ['Thu, 01 Jan 1970 00:00:09 GMT', 4_000],
    ['soon', null],
    ['-1', null],
    ['0.5', null],
    ['1, 1', null],
    ['2026-11-28', null],
    ['Thursday, 01-Jan-70 00:00:09 GMT', null],
  ])('%s is %s ms', (header, ms) => {
    expect(retryAfterMs(header, 5_000)).toBe(ms);
  });
});
