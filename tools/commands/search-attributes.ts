/** Registers the search attributes of workflows with Temporal. */
import type { Command } from '../terminal/run-command.ts';

const help = `Registers the search attributes of workflows in Temporal's namespace. An existing one is not changed.

Usage:
  npm run search-attributes [-- --json]

Options:
  --json   print { registered }, the names that were missing
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: { json: { type: 'boolean' } },
  async run(values) {
    const { runRegistration } = await import('../temporal/register-search-attributes.ts');
    return runRegistration(values);
  },
};
