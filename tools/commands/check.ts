/** Checks the sources and runs the tests; with --changed only what concerns the changed files. */
import { changedFiles, checksOf, relatedTests } from '../check/changed.ts';
import { runStaticChecks, wholeChecks, type StaticCheck } from '../check/static-checks.ts';
import { withTestServers } from '../test/test-servers.ts';
import { allTests, runJest, runTests, type Count } from '../test/run-jest.ts';
import type { Command } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';

const help = `Usage: npm run check
       npm run check:changed

Checks format, imports, types, style, dead code and generated files while MongoDB, Elasticsearch and Temporal start,
then runs the tests. The last line is "N passed, N failed".

  --changed   only the files that differ from the last commit, or those of the last commit: their checks, the tests
              beside them and the tests that import them
  --help`;

/** Jest begins when the sources are in order: their checks and the start of the servers take both cores. */
async function check(checks: readonly StaticCheck[], jest: string[]): Promise<Count | undefined> {
  const failures = runStaticChecks(checks);
  return withTestServers<Count>(async (environment) => {
    const failed = await failures;
    return failed > 0 ? { passed: 0, failed } : runJest(jest, environment);
  });
}

async function checkChanged(): Promise<Count | undefined> {
  const files = await changedFiles();
  const tests = await relatedTests(files);
  say(`${files.length} changed files, ${tests.length} test files`);
  return check(checksOf(files), ['--runTestsByPath', ...tests]);
}

export const command: Command = {
  help,
  takesWords: false,
  options: { changed: { type: 'boolean' } },
  run: ({ changed }) =>
    runTests(() => (changed === true ? checkChanged() : check(wholeChecks, allTests))),
};
