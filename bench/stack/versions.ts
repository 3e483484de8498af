import type { AppContext } from '../../services/context.ts';

/** The versions that the servers report. */
export async function serverVersions(ctx: AppContext): Promise<Record<string, string>> {
  const { mongo, search } = ctx.stores;
  await mongo.asPromise();
  const built = await mongo.db?.admin().buildInfo();
  const { nodes } = await search.client.nodes.info({
    filter_path: 'nodes.*.version,nodes.*.jvm.version',
  });
  const [node] = Object.values(nodes);
  return {
    mongodb: mongoVersion(built ?? {}),
    elasticsearch: node?.version ?? 'unknown',
    java: node?.jvm?.version ?? 'unknown',
  };
}

/** A server that only speaks MongoDB's protocol says which one it is beside the version it stands for. */
function mongoVersion({ version = 'unknown', secantusVersion }: Record<string, unknown>): string {
  const standIn = typeof secantusVersion === 'string' ? ` (secantus ${secantusVersion})` : '';
  return `${String(version)}${standIn}`;
}
