import { LRUCache } from 'lru-cache';
import { usagePeriod, type Meter, type Quotas } from '../../domain/accounts/meters.ts';
import { findQuotas } from '../../storage/accounts/quotas.ts';
import { findUsages, type Used, type UsagePeriod } from '../../storage/accounts/usage.ts';
import type { Stores } from '../../storage/stores.ts';

/** What this process knows of an account's month or day. */
export interface Counters extends UsagePeriod {
  /** As last read, with what this process has written since. */
  stored: Used;
  /** On its way to the store. */
  writing: Used;
  /** Counted here and not written yet. */
  pending: Used;
  /** Quotas of the account's own. */
  quotas: Partial<Quotas>;
  /** When the counts of all processes were last read. */
  readAt: number;
}

/** Where an account stands in a meter. */
export interface Standing {
  used: number;
  /** The account's own quota; null for the default. */
  ownQuota: number | null;
}

export function standingIn(counters: Counters, meter: Meter): Standing {
  const { stored, writing, pending, quotas } = counters;
  const used = (stored[meter] ?? 0) + (writing[meter] ?? 0) + (pending[meter] ?? 0);
  return { used, ownQuota: quotas[meter] ?? null };
}

export function addUsed(to: Used, more: Used): void {
  for (const [meter, count] of Object.entries(more) as [Meter, number][]) {
    to[meter] = (to[meter] ?? 0) + count;
  }
}

/** Bounds what is remembered; forgetting costs a read. */
const REMEMBERED = 10_000;

/** The counters of accounts in their present period, made on demand. */
export function createKnownCounters(): (accountId: string, meter: Meter) => Counters {
  const known = new LRUCache<string, Counters>({ max: REMEMBERED });
  return (accountId, meter) => {
    const period = usagePeriod(meter, new Date());
    const id = `${accountId}:${period}`;
    const there = known.get(id);
    if (there !== undefined) return there;
    const counters = newCounters({ accountId, period });
    known.set(id, counters);
    return counters;
  };
}

function newCounters({ accountId, period }: UsagePeriod): Counters {
  return { accountId, period, stored: {}, writing: {}, pending: {}, quotas: {}, readAt: 0 };
}

/** Reads what all processes have counted, and whose quotas differ. */
export async function readCounters(stores: Stores, wanted: readonly Counters[]): Promise<void> {
  const readAt = Date.now();
  const accountIds = wanted.map(({ accountId }) => accountId);
  const [used, quotas] = await Promise.all([
    findUsages(stores, wanted),
    findQuotas(stores, accountIds),
  ]);
  wanted.forEach((counters, index) => {
    counters.stored = used[index] ?? {};
    counters.quotas = quotas.get(counters.accountId) ?? {};
    counters.readAt = readAt;
  });
}
