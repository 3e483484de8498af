/** Runs the cluster test: parts of a cluster die while work arrives, and nothing may be lost. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest, runTests } from '../test/run-jest.ts';
import { compileLittle } from '../test/test-servers.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Usage: npm run test:cluster [-- --short]

Starts a cluster of its own (as npm run cluster does), keeps applications, searches, deliveries, imports, sessions, mails
and charges running, and kills or halts one part after another. Prints the longest gap of each, and looks for what was
lost or done twice. Needs about 6 GiB of memory. The last line is "N passed, N failed".

  --short    six faults instead of all: about four minutes
  --help`;

const home = join(tmpdir(), 'openrole-cluster-test');
const onlyCluster = ['--roots', '<rootDir>/test/cluster', '--runInBand'];

export const command: Command = {
  help,
  takesWords: false,
  options: { short: { type: 'boolean' } },
  run: async ({ short }) => {
    process.env['ES_JAVA_OPTS'] ??= compileLittle;
    const course = short === true ? 'short' : 'full';
    const environment = { CLUSTER_HOME: home, CLUSTER_COURSE: course };
    await removeCluster();
    try {
      return await runTests(() => runJest(onlyCluster, environment));
    } finally {
      await removeCluster();
    }
  },
};

/** Ends the parts of a cluster test, also of one that was killed, and removes their data. */
async function removeCluster(): Promise<void> {
  if (!existsSync(home)) return;
  const { openCluster } = await import('../cluster/cluster.ts');
  await (await openCluster(home)).down();
  await rm(home, { recursive: true, force: true });
}
