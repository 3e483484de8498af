/** Runs the tests against real servers of their own, which are removed afterwards. */
import { allTests, runJest, runTests } from '../test/run-jest.ts';
import { withTestServers } from '../test/test-servers.ts';
import type { Command } from '../terminal/run-command.ts';

const help = `Usage: npm test [-- arguments of jest]

Starts MongoDB, Elasticsearch and Temporal in a temporary directory on free ports, runs the tests,
stops and removes everything. The last line is "N passed, N failed".

  npm test -- test/domain           the test files under a path
  npm test -- -t 'a name'           the tests of that name
  npm run test:faults               test/faults: they kill servers, api and worker of their own
  --help

Environment: MONGODB_URL, ELASTICSEARCH_URL, TEMPORAL_ADDRESS, TEMPORAL_TEST_SERVER use what already runs.`;

export const command: Command = {
  help,
  passThrough: true,
  options: {},
  run: (_values, args) =>
    runTests(() => withTestServers((environment) => runJest([...args, ...allTests], environment))),
};
