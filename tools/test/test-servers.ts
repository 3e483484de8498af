import { findOrFetch } from '../dev-servers/fetch/find-or-fetch.ts';
import { findJava } from '../dev-servers/fetch/toolchain.ts';
import { withTemporarySession } from '../dev-servers/processes/temporary-session.ts';
import { compileLittle } from '../dev-servers/servers/elasticsearch-launch.ts';
import { stackEnvironment, startStack } from '../dev-servers/servers/stack.ts';
import { temporalTestServer } from '../dev-servers/servers/temporal-test-server.ts';

/** Runs Temporal's test server where only its jars are available. */
const oldestJava = 11;

/**
 * Runs `work` with servers of its own, in a temporary directory on free ports, all removed afterwards. Undefined when
 * the person stopped it.
 */
export async function withTestServers<Answer>(
  work: (environment: Record<string, string>) => Promise<Answer>,
): Promise<Answer | undefined> {
  process.env['ES_JAVA_OPTS'] ??= compileLittle;
  const options = { command: 'npm test', whenStopped: undefined };
  return withTemporarySession<Answer | undefined>(options, async (session) => {
    const [stack, testServer] = await Promise.all([
      startStack(session, 'free'),
      testServerEnvironment(),
    ]);
    await stack.ready();
    return work({ ...stackEnvironment(stack), ...testServer });
  });
}

async function testServerEnvironment(): Promise<Record<string, string>> {
  const javaHome = await findJava(oldestJava);
  const java = javaHome === undefined ? {} : { JAVA_HOME: javaHome };
  if (process.env['TEMPORAL_TEST_SERVER']) return java;
  const { path } = await findOrFetch(temporalTestServer);
  return { ...java, TEMPORAL_TEST_SERVER: path };
}
