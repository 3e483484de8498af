/** Runs the fault tests: they kill servers, api and worker of their own and look for what was lost. */
import { isStopping } from '../dev-servers/processes/signals.ts';
import { runJest, runTests, type Count } from '../test/run-jest.ts';
import { withSharedParts } from '../test/fault-servers.ts';
import { compileLittle } from '../dev-servers/servers/elasticsearch-launch.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Usage: npm run test:faults [-- arguments of jest]

Runs only test/faults: each starts a whole npm start of its own, kills servers, api and worker with signals,
and looks for what was lost. It takes minutes. The last line is "N passed, N failed".

  npm run test:faults -- deliveries      the files whose path contains the word
  npm run test:faults -- -t 'a name'     the tests of that name
  --help

Environment: FAULTS_SEED repeats the moments of death that a run printed; FAULTS_EVENTS is how many events
are delivered to 20 endpoints, 150 by default.`;

const onlyFaults = ['--roots', '<rootDir>/test/faults'];
/** Each starts servers of its own and waits most of its time. */
const twoAtOnce = '--maxWorkers=2';
/** Keeps both cores busy, so it runs alone. */
const heavy = 'faults/sessions';

async function runAll(environment: Record<string, string>): Promise<Count> {
  const ignored = ['--testPathIgnorePatterns', '/node_modules/', heavy];
  const alone = await runJest([...onlyFaults, '--runInBand', heavy], environment);
  if (isStopping()) return alone;
  const others = await runJest([...onlyFaults, twoAtOnce, ...ignored], environment);
  return { passed: alone.passed + others.passed, failed: alone.failed + others.failed };
}

export const command: Command = {
  help,
  passThrough: true,
  options: {},
  run: (_values, args) => {
    process.env['ES_JAVA_OPTS'] ??= compileLittle;
    if (args.length > 0) return runTests(() => runJest([...args, ...onlyFaults, twoAtOnce], {}));
    return runTests(() => withSharedParts(runAll));
  },
};
