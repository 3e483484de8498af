import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { meters, type Quotas } from '../../../domain/accounts/meters.ts';
import { QuotaHolds } from '../../../services/accounts/quota-holds.ts';

const MOST = 5;
const claim = { accountId: 'acc_1', meter: 'search_rows', most: MOST } as const;
const quotas = Object.fromEntries(meters.map((meter) => [meter, 0])) as Quotas;

/** Counters of one process. */
function countersWith(quota: number) {
  let used = 0;
  const here = () => ({ used, ownQuota: quota });
  return {
    standing: () => Promise.resolve(here()),
    lastKnown: here,
    record(_accountId: string, _meter: string, count: number) {
      used += count;
    },
  };
}

/** The expected usage for sequential calls: a call is admitted while any quota is left. */
function usedInTurn(quota: number, calls: readonly number[]): number {
  return calls.reduce((used, units) => (used < quota ? used + units : used), 0);
}

describe('QuotaHolds', () => {
  const call = fc.record({ units: fc.nat(MOST), steps: fc.nat(20) });

  it('admits concurrent calls as if they were sequential', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.array(call, { maxLength: 40 }), async (quota, calls) => {
        const usage = countersWith(quota);
        const holds = new QuotaHolds(usage, quotas);
        const admitted: number[] = [];
        let refused = 0;
        await Promise.all(
          calls.map(async ({ units, steps }) => {
            const hold = await holds.take(claim);
            if (hold === null) {
              refused += 1;
              expect(usage.lastKnown().used).toBeGreaterThanOrEqual(quota);
              return;
            }
            admitted.push(units);
            for (let step = 0; step < steps; step += 1) await Promise.resolve();
            hold.settle(units);
          }),
        );
        expect(admitted.length + refused).toBe(calls.length);
        expect(usage.lastKnown().used).toBe(usedInTurn(quota, admitted));
        expect(usage.lastKnown().used).toBeLessThan(quota + MOST);
      }),
    );
  });

  it('lets calls run concurrently while quota is left for any of their results', async () => {
    const holds = new QuotaHolds(countersWith(2 * MOST + 1), quotas);
    const held = await Promise.all([holds.take(claim), holds.take(claim), holds.take(claim)]);
    expect(held).not.toContain(null);
    expect(holds.isOpen(claim)).toBe(false);
    let isLastAdmitted = false;
    const last = holds.take(claim).then((hold) => {
      isLastAdmitted = true;
      return hold;
    });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(isLastAdmitted).toBe(false);
    held[0]?.settle(0);
    expect(await last).not.toBeNull();
  });
});
