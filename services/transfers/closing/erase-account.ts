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

/** Collections that grant access. They are erased first, so that no new request is accepted. */
const DOORS = new Set([
  'api_keys',
  'console_sessions',
  'invitations',
  'members',
  'sign_in_settings',
]);

/**
 * Erases the data of an account: access, running work, jobs in the market, records and files, in this order. Audit rows
 * are moved to the log before their documents are erased. Idempotent; a repeated pass completes an interrupted one.
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

/** Removes the card, and moves every entry into the ledger. The balance is kept, so that the ledger adds up. */
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
