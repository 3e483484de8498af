/** Shows the builds of the workers, and says which gets the work. */
import type { Command } from '../terminal/run-command.ts';

const help = `Shows the builds of the workers that run with WORKER_BUILD_ID, and gives one of them the work (docs/upgrade.md).

Usage:
  npm run workers                        list the builds
  npm run workers -- --current BUILD     give all new work, and the next task of each workflow, to a build
  npm run workers -- --unversioned       give it to the workers without WORKER_BUILD_ID

Options:
  --wait SECONDS   how long --current waits for a worker of the build (0)
  --json           print { builds } as JSON
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: {
    current: { type: 'string' },
    unversioned: { type: 'boolean' },
    wait: { type: 'string', default: '0' },
    json: { type: 'boolean' },
  },
  async run(values) {
    const { showWorkers } = await import('../temporal/show-workers.ts');
    return showWorkers(values);
  },
};
