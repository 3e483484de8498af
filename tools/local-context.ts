import { join } from 'node:path';
import { z } from 'zod';
import type { AppContext } from '../services/context.ts';
import { pingElasticsearch } from '../storage/elasticsearch.ts';
import { pingMongo } from '../storage/mongo.ts';
import { homeDirectory } from './paths.ts';
import { findHolder } from './dev-servers/processes/home.ts';
import { readJson } from './start/local-file.ts';

const addressesSchema = z.looseObject({
  api_url: z.string(),
  mongodb_url: z.string(),
  elasticsearch_url: z.string(),
  temporal_address: z.string(),
});

const variables = ['MONGODB_URL', 'ELASTICSEARCH_URL', 'TEMPORAL_ADDRESS'];

type Server = keyof typeof answers;

const answers = {
  async MongoDB({ stores }: AppContext) {
    await stores.mongo.asPromise();
    await pingMongo(stores.mongo);
  },
  Elasticsearch: ({ stores }: AppContext) => pingElasticsearch(stores.search),
  Temporal: ({ temporal }: AppContext) => temporal.ping(),
};

/**
 * Runs a command's work with the servers named in the environment, else those of the running `npm start` or stack of
 * this home directory, else the usual ports of this machine.
 * @throws naming the missing server.
 */
export async function withLocalContext<T>(
  needed: readonly Server[],
  work: (ctx: AppContext) => Promise<T>,
): Promise<T> {
  const ctx = await localContext();
  try {
    for (const server of needed) await requireServer(ctx, server);
    return await work(ctx);
  } finally {
    await ctx.close();
  }
}

async function requireServer(ctx: AppContext, server: Server): Promise<void> {
  try {
    await answers[server](ctx);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${server} does not answer: ${reason}\nStart the servers with \`npm start\` or \`npm run stack -- up\`.`,
      { cause: error },
    );
  }
}

async function localContext(): Promise<AppContext> {
  const named = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const running = variables.every((name) => name in named) ? {} : await runningServers();
  // Loaded now: they load the clients of all servers, and a command that prints its usage needs none.
  const { parseConfig } = await import('../config/config.ts');
  const { createContext } = await import('../services/context.ts');
  const config = parseConfig({ LOG_LEVEL: 'warn', ...running, ...named });
  return createContext(config, 'command');
}

/** `npm start` records its servers in local.json, a stack only in holder.json. */
async function runningServers(): Promise<Record<string, string>> {
  const local = addressesSchema.safeParse(await readJson(join(homeDirectory(), 'local.json')));
  if (local.success) {
    return {
      // Links that a command prints lead to the running API, whatever its port.
      PUBLIC_URL: local.data.api_url,
      MONGODB_URL: local.data.mongodb_url,
      ELASTICSEARCH_URL: local.data.elasticsearch_url,
      TEMPORAL_ADDRESS: local.data.temporal_address,
    };
  }
  const holder = await findHolder(homeDirectory());
  // On the usual ports may be the servers of another checkout.
  if (holder !== undefined && Object.keys(holder.addresses).length === 0) {
    throw new Error(`${holder.command} is not ready yet; try again when it is.`);
  }
  return holder?.addresses ?? {};
}
