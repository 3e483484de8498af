/** Proves that every balance is the sum of its ledger. */
import {
  findLedgerDifference,
  type LedgerDifference,
} from '../../services/platform/billing/check-ledger.ts';
import { listAccounts } from '../../storage/platform/accounts.ts';
import { withLocalContext } from '../local-context.ts';
import { runCommand, WrongUse } from '../terminal/run-command.ts';
import { progress, progressDone } from '../terminal/say.ts';
import { table } from '../terminal/table.ts';

const help = `Compares every account's balance with the sum of its ledger. Exits with 1 when one differs.

Usage:
  npm run ledger:check [-- --json]

Options:
  --json   print { accounts, differences } instead of a table`;

const header = ['account', 'balance (micro-USD)', 'sum of entries', 'entries', 'found'];

function line({ accountId, ...difference }: LedgerDifference) {
  return {
    account_id: accountId,
    balance_usd_micros: difference.balanceUsdMicros,
    sum_usd_micros: difference.sumUsdMicros,
    entries: difference.entries,
    found: difference.found,
  };
}

await runCommand({
  help,
  options: { json: { type: 'boolean' } },
  async run(values, words) {
    if (words.join(' ') !== 'check') throw new WrongUse('What to do is `check`.');
    return withLocalContext(['MongoDB'], async (ctx) => {
      const accounts = await listAccounts(ctx.stores);
      const differences: LedgerDifference[] = [];
      for (const [index, { id }] of accounts.entries()) {
        progress('ledger', `${index + 1} of ${accounts.length} accounts`);
        const difference = await findLedgerDifference(ctx.stores, id);
        if (difference !== null) differences.push(difference);
      }
      progressDone('ledger');
      print(values['json'] === true, accounts.length, differences.map(line));
      return differences.length === 0 ? 0 : 1;
    });
  },
});

function print(json: boolean, accounts: number, differences: ReturnType<typeof line>[]): void {
  const rows = differences.map((difference) => Object.values(difference));
  const text = `${rows.length === 0 ? '' : `${table(header, rows)}\n`}${accounts} accounts, ${rows.length} differ.`;
  process.stdout.write(`${json ? JSON.stringify({ accounts, differences }) : text}\n`);
}
