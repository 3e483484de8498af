import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MAX_ATTEMPTS,
  nextAttemptDelay,
  type FailedAttempt,
} from '../../../domain/webhooks/delivery-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The schedule of decision 0016, in milliseconds since the first attempt. */
const OFFSETS = [
  0,
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

const deliveryId = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCDEFabcdef'), minLength: 20, maxLength: 20 })
  .map((text) => `whd_${text}`);

function failed(id: string, number: number, over: Partial<FailedAttempt> = {}): FailedAttempt {
  return { deliveryId: id, number, durationMs: 0, retryAfterMs: null, ...over };
}

describe('the retry schedule of a delivery (decision 0016)', () => {
  it('makes ten attempts, each within 10 % of its time', () => {
    fc.assert(
      fc.property(deliveryId, (id) => {
        let at = 0;
        const places = [at];
        for (let number = 1; number < MAX_ATTEMPTS; number += 1) {
          at += nextAttemptDelay(failed(id, number)) ?? Number.NaN;
          places.push(at);
        }
        expect(places).toHaveLength(OFFSETS.length);
        OFFSETS.forEach((offset, index) => {
          expect(Math.abs((places[index] ?? Number.NaN) - offset)).toBeLessThanOrEqual(
            offset * 0.1 + 10,
          );
        });
        expect(nextAttemptDelay(failed(id, MAX_ATTEMPTS))).toBeNull();
      }),
    );
  });

  it('is the same for the same delivery, and differs for another', () => {
    fc.assert(
      fc.property(deliveryId, fc.integer({ min: 1, max: 9 }), (id, number) => {
        expect(nextAttemptDelay(failed(id, number))).toBe(nextAttemptDelay(failed(id, number)));
      }),
    );
    const delays = Array.from({ length: 1_000 }, (_, n) => nextAttemptDelay(failed(`whd_${n}`, 3)));
    expect(new Set(delays).size).toBeGreaterThan(990);
    const sorted = delays.map(Number).sort((a, b) => a - b);
    expect((sorted.at(0) ?? 0) / (25 * MINUTE)).toBeLessThan(0.92);
    expect((sorted.at(-1) ?? 0) / (25 * MINUTE)).toBeGreaterThan(1.08);
    expect((sorted.at(500) ?? 0) / (25 * MINUTE)).toBeCloseTo(1, 1);
  });

  it('waits for the later of schedule and Retry-After, at most a day', () => {
    const cases: [retryAfterMs: number, atLeast: number, atMost: number][] = [
      [0, 4_500, 5_500],
      [1_000, 4_500, 5_500],
      [HOUR, HOUR, HOUR],
      [25 * HOUR, 24 * HOUR, 24 * HOUR],
    ];
    for (const [retryAfterMs, atLeast, atMost] of cases) {
      const delay = nextAttemptDelay(failed('whd_1', 1, { retryAfterMs }));
      expect(delay).toBeGreaterThanOrEqual(atLeast);
      expect(delay).toBeLessThanOrEqual(atMost);
    }
  });

  it('counts from the start of an attempt, so that a timeout of 15 s is followed at once', () => {
    expect(nextAttemptDelay(failed('whd_1', 1, { durationMs: 15_000 }))).toBe(0);
    const quick = nextAttemptDelay(failed('whd_1', 2)) ?? 0;
    expect(nextAttemptDelay(failed('whd_1', 2, { durationMs: 15_000 }))).toBe(quick - 15_000);
  });
});
