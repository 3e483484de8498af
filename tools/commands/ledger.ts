/** Proves that every balance is the sum of its ledger. */
import { actionNamed, type Command } from '../terminal/run-command.ts';

const help = `Compares every account's balance with the sum of its ledger. Exits with 1 when one differs.

Usage:
  npm run ledger:check [-- --json]

Options:
  --json   print { accounts, differences } instead of a table
  --help`;

export const command: Command = {
  help,
  options: { json: { type: 'boolean' } },
  async run(values, words) {
    actionNamed({ check: { words: 0 } }, words);
    const { checkLedger } = await import('../accounts/check-ledger.ts');
    return checkLedger(values);
  },
};
