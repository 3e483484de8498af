import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrFetch } from '../fetch/find-or-fetch.ts';
import { findJava } from '../fetch/toolchain.ts';
import { isAbandoned, stopLeftovers } from '../processes/home.ts';
import { withSession } from '../processes/session.ts';
import { stackEnvironment, startStack } from '../servers/stack.ts';
import { temporalTestServer } from '../servers/temporal-test-server.ts';

const prefix = 'openrole-test-';
/** Runs Temporal's test server where only its jars could be had. */
const oldestJava = 11;

/**
 * Runs `work` with the environment of servers that were started for it, in a directory and on ports of their own.
 * Nothing of them is left afterwards. Undefined when the person stopped it.
 */
export async function withTestServers<Answer>(
  work: (environment: Record<string, string>) => Promise<Answer>,
): Promise<Answer | undefined> {
  await removeKilledRuns();
  const directory = await mkdtemp(join(tmpdir(), prefix));
  try {
    const options = { directory, command: 'npm test', whenStopped: undefined };
    return await withSession<Answer | undefined>(options, async (session) => {
      const [stack, testServer] = await Promise.all([
        startStack(session, 'free'),
        testServerEnvironment(),
      ]);
      await stack.ready();
      return work({ ...stackEnvironment(stack), ...testServer });
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function testServerEnvironment(): Promise<Record<string, string>> {
  const javaHome = await findJava(oldestJava);
  const java = javaHome === undefined ? {} : { JAVA_HOME: javaHome };
  if (process.env['TEMPORAL_TEST_SERVER']) return java;
  const { path } = await findOrFetch(temporalTestServer);
  return { ...java, TEMPORAL_TEST_SERVER: path };
}

/** Ends and removes what a run that was killed (kill -9) left behind. */
async function removeKilledRuns(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const directory of names.map((name) => join(tmpdir(), name))) {
    if (!(await isAbandoned(directory))) continue;
    await stopLeftovers(directory);
    await rm(directory, { recursive: true, force: true });
  }
}
