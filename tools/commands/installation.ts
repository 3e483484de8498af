/** Shows which installation the records belong to, and settles what stops a start. */
import type { Command } from '../terminal/run-command.ts';

const help = `Shows the id of this installation, the ids of its keys, and which installation holds the Temporal namespace
(docs/runbook.md). A process does not start with other keys, or on a namespace that another installation holds.

Usage:
  npm run installation [-- --accept-keys] [--claim-namespace] [--json]

Options:
  --accept-keys       use the SECRETS_KEY of this environment from now on, because the former key is lost.
                      What was encrypted with that one cannot be read
  --claim-namespace   take the Temporal namespace over from another installation, which is gone
  --json              print { id, keys, namespace } as JSON
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: {
    'accept-keys': { type: 'boolean' },
    'claim-namespace': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(values) {
    const { runInstallation } = await import('../installation.ts');
    return runInstallation(values);
  },
};
