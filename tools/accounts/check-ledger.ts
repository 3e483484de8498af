import {
  findLedgerDifference,
  type LedgerDifference,
} from '../../services/billing/check-ledger.ts';
import { listAccounts } from '../../storage/accounts/accounts.ts';
import { withLocalContext } from '../local-context.ts';
import type { Values } from '../terminal/run-command.ts';
import { progress, progressDone } from '../terminal/say.ts';
import { table } from '../terminal/table.ts';
import { usdText } from '../terminal/usd.ts';

const header = ['account', 'balance', 'sum of entries', 'entries', 'found'];

function line({ accountId, ...difference }: LedgerDifference) {
  return {
    account_id: accountId,
    balance_usd_micros: difference.balanceUsdMicros,
    sum_usd_micros: difference.sumUsdMicros,
    entries: difference.entries,
    found: difference.found,
  };
}

/** Runs `npm run ledger:check`. Returns 1 when a balance differs. */
export function checkLedger(values: Values): Promise<number> {
  return withLocalContext(['MongoDB'], async (ctx) => {
    const accounts = await listAccounts(ctx.stores);
    const differences: LedgerDifference[] = [];
    for (const [index, { id }] of accounts.entries()) {
      progress('ledger', `${index + 1} of ${accounts.length} accounts`);
      const difference = await findLedgerDifference(ctx.stores, id);
      if (difference !== null) differences.push(difference);
    }
    progressDone('ledger');
    const json = values['json'] === true;
    const answer = { accounts: accounts.length, differences: differences.map(line) };
    process.stdout.write(
      `${json ? JSON.stringify(answer) : report(accounts.length, differences)}\n`,
    );
    return differences.length === 0 ? 0 : 1;
  });
}

function report(accounts: number, differences: LedgerDifference[]): string {
  const rows = differences.map(({ accountId, balanceUsdMicros, sumUsdMicros, entries, found }) => [
    accountId,
    usdText(balanceUsdMicros),
    usdText(sumUsdMicros),
    entries,
    found,
  ]);
  const closing = `${accounts} accounts, ${rows.length} differ.`;
  return rows.length === 0 ? closing : `${table(header, rows)}\n${closing}`;
}
