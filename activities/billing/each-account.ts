import { activityInfo, heartbeat } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { findAccountIds } from '../../storage/billing/account-money.ts';

const BATCH = 200;

/** How far a pass over all accounts has come. */
export interface Pass {
  /** The last account that was done. */
  after: string;
  accounts: number;
  /** Those of which the visit said so. */
  counted: number;
}

/** Goes through all accounts by id; a retry goes on after the last account that was reported done. */
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
