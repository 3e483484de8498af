import { withTemporarySession } from '../dev-servers/processes/temporary-session.ts';
import { elasticsearch } from '../dev-servers/servers/elasticsearch.ts';
import { startAlone } from '../dev-servers/servers/stack.ts';
import { bundleFile, bundleWorkflows } from '../start/workflow-bundle.ts';

/**
 * Runs all fault tests with what they may share: one Elasticsearch for those that do not stop it, and the bundle of
 * workflows, which each start of a worker would make again.
 */
export async function withSharedParts<Answer>(
  work: (environment: Record<string, string>) => Promise<Answer>,
): Promise<Answer | undefined> {
  const options = { command: 'npm run test:faults', whenStopped: undefined };
  return withTemporarySession<Answer | undefined>(options, async (session) => {
    const [{ address, ready }] = await Promise.all([
      startAlone(session, elasticsearch),
      bundleWorkflows(session.directory),
    ]);
    await ready();
    return work({
      FAULTS_ELASTICSEARCH_URL: address,
      WORKER_BUNDLE: bundleFile(session.directory),
    });
  });
}
