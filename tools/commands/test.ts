/** Runs the tests against real servers of their own, which are removed afterwards. */
import { isStopping } from '../dev-servers/processes/signals.ts';
import { withTestServers } from '../test/test-servers.ts';
import { countOf, runJest, type Count } from '../test/run-jest.ts';
import { runCommand } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';

const help = `Usage: npm test [-- arguments of jest]

Starts MongoDB, Elasticsearch and Temporal in a temporary directory on free ports, runs the tests,
stops and removes everything. The last line is "N passed, N failed".

  npm test -- test/domain           the test files under a path
  npm test -- -t 'a name'           the tests of that name
  npm test -- --faults              only test/faults: they kill servers, api and worker of their own
  --help

Environment: MONGODB_URL, ELASTICSEARCH_URL, TEMPORAL_ADDRESS, TEMPORAL_TEST_SERVER use what already runs.`;

const helpOfFaults = `Usage: npm run test:faults [-- arguments of jest]

Runs only test/faults: each starts a whole npm start of its own, kills servers, api and worker with signals,
and looks for what was lost. It takes minutes. The last line is "N passed, N failed".

  npm run test:faults -- deliveries      the files whose path contains the word
  npm run test:faults -- -t 'a name'     the tests of that name
  --help

Environment: FAULTS_SEED repeats the moments of death that a run printed; FAULTS_EVENTS is how many events
are delivered to 20 endpoints, 150 by default.`;

/** Fault tests run a whole `npm start` of their own, so they need no servers. */
const onlyFaults = ['--roots', '<rootDir>/test/faults', '--runInBand'];
const withoutFaults = ['--testPathIgnorePatterns', '/node_modules/', '/test/faults/'];

/**
 * In a test run Elasticsearch lives for minutes only: Java's second compiler, which pays off after hours, took two
 * fifths of its processor time.
 */
const compileLittle = '-XX:TieredStopAtLevel=1';

/** The exit code that a shell reports for Ctrl-C. */
const interrupted = 130;

/** Undefined when the person stopped it. */
async function runTests(args: string[]): Promise<Count | undefined> {
  process.env['ES_JAVA_OPTS'] ??= compileLittle;
  const rest = args.filter((argument) => argument !== '--faults');
  if (rest.length < args.length) return runJest([...rest, ...onlyFaults], {});
  return withTestServers((environment) => runJest([...rest, ...withoutFaults], environment));
}

/** Servers that do not start count as one failure, so that the last line is always a count. */
function failed(error: unknown): Count {
  say(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}

await runCommand({
  help: process.argv.includes('--faults') ? helpOfFaults : help,
  passThrough: true,
  options: {},
  run: async (_values, args) => {
    const count = await runTests(args).catch(failed);
    if (count === undefined || isStopping()) return interrupted;
    console.log(countOf(count));
    return count.failed === 0 ? 0 : 1;
  },
});
