import { sessionCharge } from '../../../domain/agent/session-charge.ts';
import { addPaidTurns } from '../../../storage/agent/apply-sessions.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { EntriesOfAccounts } from '../../billing/move-entries.ts';

/** Notes on each session what it was charged, in case the process that charged it died before noting it. */
export async function notePaidTurns(stores: Stores, entries: EntriesOfAccounts): Promise<void> {
  const charges = [...entries].flatMap(([accountId, ofAccount]) =>
    ofAccount.flatMap((entry) => {
      const charge = sessionCharge(entry);
      return charge === null ? [] : [{ accountId, ...charge }];
    }),
  );
  await addPaidTurns(stores, charges);
}
