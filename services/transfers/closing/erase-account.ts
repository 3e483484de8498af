import type { Closing } from '../../../domain/accounts/closing.ts';
import { eraseFormerPeople } from '../../../storage/accounts/console/former-people.ts';
import { forgetActors } from '../../../storage/accounts/audit/forget-actors.ts';
import { eraseFilesOf } from '../../../storage/files/account-files.ts';
import { eraseMatchesOf } from '../../../storage/market/alerts/erase-matches.ts';
import { fileTrails } from '../../accounts/audit/file-trails.ts';
import { changeMoney } from '../../billing/change-money.ts';
import { bringLedgerUpToDate } from '../../billing/read-month.ts';
import type { AppContext } from '../../context.ts';
import { endProcesses } from './end-processes.ts';
import { eraseMarket } from './erase-market.ts';

/** Collections that let people and programs in. They go first, so that nothing is written afterwards. */
const DOORS = new Set([
  'api_keys',
  'console_sessions',
  'invitations',
  'members',
  'sign_in_settings',
]);

/**
 * Erases the data of an account: everybody's access, then running work, the market, records and files. Audit rows reach
 * the log before their documents go. Idempotent; a pass that was interrupted is completed by the next.
 */
export async function eraseAccount(
  ctx: AppContext,
  { accountId, organizationIds }: Pick<Closing, 'accountId' | 'organizationIds'>,
  between: () => void,
): Promise<void> {
  const { stores, accountRecords } = ctx;
  await fileTrails(stores, accountId);
  await eraseFormerPeople(stores, accountId);
  for (const { name, erase } of accountRecords) if (DOORS.has(name)) await erase(stores, accountId);
  await endProcesses(ctx, accountId, between);
  await endCard(ctx, accountId);
  await eraseMarket(stores, { accountId, known: organizationIds }, between);
  await eraseMatchesOf(stores, accountId);
  // Actions since the first call.
  await fileTrails(stores, accountId);
  for (const { erase } of accountRecords) {
    between();
    await erase(stores, accountId);
  }
  await eraseFilesOf(stores, accountId, between);
  await forgetActors(stores, accountId);
}

/** Forgets the card, and moves every entry into the ledger. The balance stays: the ledger must add up. */
async function endCard(ctx: AppContext, accountId: string): Promise<void> {
  await changeMoney(ctx, accountId, {
    key: null,
    apply: (money) =>
      money.card === null && money.autoTopUp === null
        ? money
        : { ...money, card: null, autoTopUp: null },
  });
  await bringLedgerUpToDate(ctx, accountId);
}
