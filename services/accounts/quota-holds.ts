import type { Meter, Quotas } from '../../domain/accounts/meters.ts';
import type { UsageRecorder } from './usage.ts';

type Usage = Pick<UsageRecorder, 'standing' | 'lastKnown' | 'record'>;

/** A call that may use so many units of a meter. */
export interface QuotaClaim {
  accountId: string;
  meter: Meter;
  most: number;
}

/** The part of a quota that a call in flight holds. It must be settled exactly once. */
export interface QuotaHold {
  /** Releases the hold and counts the used units. */
  settle(units: number): void;
}

/** The calls in flight of an account on a meter. */
interface InFlight {
  calls: number;
  /** The most that they may use together. */
  units: number;
  /** Calls that wait until one of them has ended. */
  waiting: (() => void)[];
}

/**
 * Admits calls on free quotas (decision 0006). A call holds the most units it may use until its answer says
 * how many it used. While calls in flight may use up the rest, further calls wait. So concurrent calls of one process
 * use no more of a quota than the same calls in sequence. Use by other processes is known with the recorder's lag.
 */
export class QuotaHolds {
  readonly #usage: Usage;
  readonly #quotas: Quotas;
  readonly #inFlight = new Map<string, InFlight>();

  /** `quotas` apply to accounts without a quota of their own. */
  constructor(usage: Usage, quotas: Quotas) {
    this.#usage = usage;
    this.#quotas = quotas;
  }

  /** Null when the quota is used up. Waits while calls in flight may use up the rest. */
  async take(claim: QuotaClaim): Promise<QuotaHold | null> {
    for (;;) {
      await this.#usage.standing(claim.accountId, claim.meter);
      // No await between this check and the hold: a concurrent call would take the same units.
      if (this.#left(claim) <= 0) return null;
      const inFlight = this.#inFlight.get(idOf(claim));
      if (inFlight === undefined || inFlight.units < this.#left(claim)) return this.#hold(claim);
      await new Promise<void>((wake) => inFlight.waiting.push(wake));
    }
  }

  /** Holds all that the claim asks for, or null when less is left. Waits while calls in flight may use up the rest. */
  async takeWhole(claim: QuotaClaim): Promise<QuotaHold | null> {
    for (;;) {
      await this.#usage.standing(claim.accountId, claim.meter);
      if (this.#left(claim) < claim.most) return null;
      const inFlight = this.#inFlight.get(idOf(claim));
      if ((inFlight?.units ?? 0) + claim.most <= this.#left(claim)) return this.#hold(claim);
      await new Promise<void>((wake) => inFlight?.waiting.push(wake));
    }
  }

  /** Whether `take` admits a call without waiting, as far as this process knows. */
  isOpen(claim: QuotaClaim): boolean {
    return (this.#inFlight.get(idOf(claim))?.units ?? 0) < this.#left(claim);
  }

  #left({ accountId, meter }: QuotaClaim): number {
    const { used, ownQuota } = this.#usage.lastKnown(accountId, meter);
    return (ownQuota ?? this.#quotas[meter]) - used;
  }

  #hold(claim: QuotaClaim): QuotaHold {
    const { accountId, meter, most } = claim;
    const inFlight = this.#inFlight.get(idOf(claim)) ?? { calls: 0, units: 0, waiting: [] };
    this.#inFlight.set(idOf(claim), inFlight);
    inFlight.calls += 1;
    inFlight.units += most;
    return {
      settle: (units) => {
        inFlight.calls -= 1;
        inFlight.units -= most;
        if (inFlight.calls === 0) this.#inFlight.delete(idOf(claim));
        this.#usage.record(accountId, meter, units);
        for (const wake of inFlight.waiting.splice(0)) wake();
      },
    };
  }
}

function idOf({ accountId, meter }: QuotaClaim): string {
  return `${accountId}:${meter}`;
}
