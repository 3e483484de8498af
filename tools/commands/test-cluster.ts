/** Runs the cluster test: parts of a cluster die or are upgraded while work arrives, and nothing may be lost. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileLittle } from '../dev-servers/servers/elasticsearch-launch.ts';
import { checkOut } from '../test/checkout.ts';
import { runJest, runTests } from '../test/run-jest.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Usage: npm run test:cluster [-- --short | --from <commit>]

Starts a cluster of its own (as npm run cluster does), keeps applications, searches, deliveries, imports, sessions, mails
and charges running, and kills or halts one part after another. Prints the longest gap of each, and looks for what was
lost or done twice. Needs about 6 GiB of memory. The last line is "N passed, N failed".

  --short           six faults instead of all: about ten minutes
  --from <commit>   a rolling upgrade instead: starts the release of this commit, replaces its workers and apis one by
                    one, and goes back with one of each
  --help`;

const home = join(tmpdir(), 'openrole-cluster-test');
const onlyCluster = ['--roots', '<rootDir>/test/cluster', '--runInBand'];

export const command: Command = {
  help,
  takesWords: false,
  options: { short: { type: 'boolean' }, from: { type: 'string' } },
  run: async ({ short, from }) => {
    process.env['ES_JAVA_OPTS'] ??= compileLittle;
    await removeCluster();
    try {
      return await runTests(async () => {
        const course =
          typeof from === 'string'
            ? { CLUSTER_COURSE: 'upgrade', CLUSTER_BEFORE: await before(from) }
            : { CLUSTER_COURSE: short === true ? 'short' : 'full' };
        return runJest(onlyCluster, { CLUSTER_HOME: home, ...course });
      });
    } finally {
      await removeCluster();
    }
  },
};

/** The folder of the release that is upgraded. */
async function before(commit: string): Promise<string> {
  const folder = join(home, 'before');
  await checkOut(commit, folder);
  return folder;
}

/** Ends the parts of a cluster test, also of one that was killed, and removes their data. */
async function removeCluster(): Promise<void> {
  if (!existsSync(home)) return;
  const { openCluster } = await import('../cluster/cluster.ts');
  await (await openCluster(home)).down();
  await rm(home, { recursive: true, force: true });
}
