import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { usageMonth } from '../../domain/accounts/meters.ts';
import { quotaExceeded } from '../../domain/accounts/quota-exceeded.ts';
import type { RevealKind } from '../../domain/people/person.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { insertReveal, isRevealed, type Reveal } from '../../storage/people/reveals.ts';
import type { QuotaHolds } from '../accounts/quota-holds.ts';
import type { AppContext } from '../context.ts';

const METER = 'contact_reveals';

interface Revealing {
  accountId: string;
  kind: RevealKind;
  candidateId: string;
  personKey: string;
  cause: Cause;
}

/**
 * Notes a reveal and counts it once per account, person, kind and month. The insert decides which of several concurrent
 * reveals is counted; a repeated one needs no quota.
 * @throws AppError `quota_exceeded`.
 */
export async function countReveal(
  { stores, quotaHolds }: AppContext & { quotaHolds: QuotaHolds },
  { accountId, kind, candidateId, personKey, cause }: Revealing,
): Promise<void> {
  const month = usageMonth(new Date());
  const reveal: Reveal = { accountId, personKey, kind, month };
  if (await isRevealed(stores, reveal)) return;
  const hold = await quotaHolds.take({ accountId, meter: METER, most: 1 });
  if (hold === null) {
    // A concurrent call may have made this reveal with the last unit.
    if (await isRevealed(stores, reveal)) return;
    throw quotaExceeded(METER, new Date());
  }
  let units = 0;
  try {
    const entry = newAuditEntry(cause, {
      action: 'person.revealed',
      accountId,
      targetId: candidateId,
      before: null,
      after: { kind, month },
    });
    if (await insertReveal(stores, reveal, { candidateId, entry })) units = 1;
  } finally {
    hold.settle(units);
  }
}
