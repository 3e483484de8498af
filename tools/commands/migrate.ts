/** Changes stored data as this release needs it. */
import type { Command } from '../terminal/run-command.ts';

const help = `Runs the data migrations that have not ended on this database, one after the other (docs/upgrade.md). Api and workers
of the old and the new release go on meanwhile. A killed run goes on where it stopped.

Usage:
  npm run migrate [-- --dry-run] [--json]

Options:
  --dry-run   list what would be changed, and change nothing
  --json      print { migrations } as JSON
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
  async run(values) {
    const { migrateStores } = await import('../migrate-stores.ts');
    return migrateStores(values);
  },
};
