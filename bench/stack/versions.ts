import type { AppContext } from '../../services/context.ts';

/** What the servers say they are. */
export async function serverVersions(ctx: AppContext): Promise<Record<string, string>> {
  const { mongo, search } = ctx.stores;
  await mongo.asPromise();
  const built = await mongo.db?.admin().buildInfo();
  const { nodes } = await search.client.nodes.info({
    filter_path: 'nodes.*.version,nodes.*.jvm.version',
  });
  const [node] = Object.values(nodes);
  return {
    mongodb: String(built?.['version'] ?? 'unknown'),
    elasticsearch: node?.version ?? 'unknown',
    java: node?.jvm?.version ?? 'unknown',
  };
}
