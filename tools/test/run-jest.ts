import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { definedEnvironment, projectRoot } from '../paths.ts';
import { exitOf } from '../dev-servers/processes/exit-of.ts';
import { isStopping } from '../dev-servers/processes/signals.ts';
import { say } from '../terminal/say.ts';

/** Every test but the fault tests, which need no servers: they start whole services of their own. */
export const allTests = [
  '--testPathIgnorePatterns',
  '/node_modules/',
  '/test/faults/',
  '/test/cluster/',
];

export interface Count {
  passed: number;
  failed: number;
}

const resultSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

/** The last line of `npm test`, which scripts read (decision 0023). */
export function countOf({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}

/** The exit code that a shell reports for Ctrl-C. */
const interrupted = 130;

/** Runs tests and prints their count as the last line. Returns the exit code; undefined counts were interrupted. */
export async function runTests(run: () => Promise<Count | undefined>): Promise<number> {
  const count = await run().catch(failedToStart);
  if (count === undefined || isStopping()) return interrupted;
  console.log(countOf(count));
  return count.failed === 0 ? 0 : 1;
}

/** Servers that do not start count as one failure, so that the last line is always a count. */
function failedToStart(error: unknown): Count {
  say(error instanceof Error ? error.message : String(error));
  return { passed: 0, failed: 1 };
}

/** Runs jest with these arguments; its own report goes to the terminal. */
export async function runJest(args: string[], environment: Record<string, string>): Promise<Count> {
  const directory = await mkdtemp(join(tmpdir(), 'openrole-jest-'));
  const outputFile = join(directory, 'result.json');
  try {
    const code = await spawnJest([`--outputFile=${outputFile}`, '--json', ...args], environment);
    const text = await readFile(outputFile, 'utf8').catch(() => undefined);
    return text === undefined ? { passed: 0, failed: 1 } : countTests(JSON.parse(text), code);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** A test file that could not run counts as one failure; so does a run that failed for any other reason. */
export function countTests(result: unknown, exitCode: number | null): Count {
  const report = resultSchema.parse(result);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const unexplained = failed === 0 && (exitCode !== 0 || !report.success);
  return { passed: report.numPassedTests, failed: unexplained ? 1 : failed };
}

function spawnJest(args: string[], environment: Record<string, string>): Promise<number | null> {
  const jest = join(projectRoot, 'node_modules/jest/bin/jest.js');
  // Workers inherit the options of Node.
  const guard = import.meta.resolve('./end-with-jest.mjs');
  const child = spawn(process.execPath, ['--import', guard, jest, ...args], {
    cwd: projectRoot,
    env: { ...definedEnvironment(), NODE_ENV: 'test', ...environment },
    // The report is on standard error; the JSON that jest would print is read from its file.
    stdio: ['inherit', 'ignore', 'inherit'],
  });
  return exitOf(child);
}
