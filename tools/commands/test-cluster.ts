/** Runs the cluster test: parts of a cluster die while work arrives, and nothing may be lost. */
import { runJest, runTests } from '../test/run-jest.ts';
import { compileLittle } from '../test/test-servers.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Usage: npm run test:cluster [-- --short]

Starts a cluster of its own (as npm run cluster does), keeps applications, searches, deliveries, imports, sessions, mails
and charges running, and kills or halts one part after another. Prints the longest gap of each, and looks for what was
lost or done twice. Needs about 6 GiB of memory. The last line is "N passed, N failed".

  --short    six faults instead of all: about four minutes
  --help`;

const onlyCluster = ['--roots', '<rootDir>/test/cluster', '--runInBand'];

export const command: Command = {
  help,
  takesWords: false,
  options: { short: { type: 'boolean' } },
  run: ({ short }) => {
    process.env['ES_JAVA_OPTS'] ??= compileLittle;
    const environment = short === true ? { CLUSTER_COURSE: 'short' } : {};
    return runTests(() => runJest(onlyCluster, environment));
  },
};
