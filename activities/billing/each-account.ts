import { activityInfo, heartbeat } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { findAccountIds } from '../../storage/billing/account-money.ts';

const BATCH = 200;

/** Progress of a pass over all accounts. */
export interface Pass {
  /** The last finished account. */
  after: string;
  accounts: number;
  /** Accounts for which the visit returned true. */
  counted: number;
}

/** Visits all accounts by id. A retry continues after the last account reported as finished. */
export async function eachAccount(
  { stores }: AppContext,
  visit: (accountId: string) => Promise<boolean>,
): Promise<Pass> {
  const reached = activityInfo().heartbeatDetails as Pass | undefined;
  const pass = reached ?? { after: '', accounts: 0, counted: 0 };
  for (;;) {
    const ids = await findAccountIds(stores, { after: pass.after, limit: BATCH });
    for (const id of ids) {
      if (await visit(id)) pass.counted += 1;
      pass.accounts += 1;
      pass.after = id;
      heartbeat({ ...pass });
    }
    if (ids.length < BATCH) return pass;
  }
}
