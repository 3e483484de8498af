import { sessionCharge } from '../../../domain/agent/session-charge.ts';
import { addPaidTurns } from '../../../storage/agent/apply-sessions.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { EntriesOfAccounts } from '../../billing/move-entries.ts';

/** Notes with each session what it was charged: the process that charged it may have died before it did. */
export async function notePaidTurns(stores: Stores, entries: EntriesOfAccounts): Promise<void> {
  const charges = [...entries].flatMap(([accountId, ofAccount]) =>
    ofAccount.flatMap((entry) => {
      const charge = sessionCharge(entry);
      return charge === null ? [] : [{ accountId, ...charge }];
    }),
  );
  await addPaidTurns(stores, charges);
}
