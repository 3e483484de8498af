import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from '../../api/app.ts';
import { createApiContext, type ApiContext } from '../../api/context.ts';
import { closeServer, listen, portOf } from '../../api/listen.ts';
import type { Route } from '../../api/route.ts';
import { routes as allRoutes } from '../../api/routes.ts';
import { parseConfig } from '../../config/config.ts';
import { createContext } from '../../services/context.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { pingMongo } from '../../storage/mongo.ts';
import { eventually } from './eventually.ts';
import { requiredEnvironment, uniqueName } from './servers.ts';

export interface TestApi {
  ctx: ApiContext;
  url: string;
  server: Server;
  /** Stops the API and keeps the shared database. */
  stop(): Promise<void>;
  /** Stops the API and drops its database. */
  close(): Promise<void>;
}

export interface TestApiOptions {
  routes?: readonly Route[];
  /** Shares a database (and index prefix) between several APIs of one test. */
  name?: string;
  settings?: Record<string, string>;
  /** Destination of log lines; by default none. */
  log?: Logger;
}

/** The environment of a test: the real servers, with unique names. */
export function testEnvironment(name: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    MONGODB_URL: databaseUrl(requiredEnvironment('MONGODB_URL'), name),
    ELASTICSEARCH_URL: requiredEnvironment('ELASTICSEARCH_URL'),
    ELASTICSEARCH_INDEX_PREFIX: name,
    // Writes are searchable after this time. Many tests wait for it.
    ELASTICSEARCH_REFRESH_MS: '100',
    TEMPORAL_ADDRESS: requiredEnvironment('TEMPORAL_ADDRESS'),
    LOG_LEVEL: 'silent',
    PORT: '0',
    METRICS_PORT: '0',
  };
}

/** The real application on a free port, with the real servers. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const name = options.name ?? uniqueName('api');
  const config = parseConfig({ ...testEnvironment(name), ...options.settings });
  const context = createContext(config, 'api', true);
  const ctx = createApiContext({ ...context, log: options.log ?? context.log });
  const ownsDatabase = options.settings?.['MONGODB_URL'] === undefined;
  if (ownsDatabase) {
    await eventually('MongoDB', () => pingMongo(ctx.stores.mongo).then(() => true));
    await ensureMongoIndexes(ctx.stores);
  }
  const app = createApp(ctx, options.routes ?? allRoutes);
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await closeServer(server, 0);
    await Promise.all([ctx.usage.flush(), ctx.calls.flush(), ctx.failedCalls.flush()]);
    await ctx.close();
  };
  return {
    ctx,
    server,
    url: `http://127.0.0.1:${portOf(server)}`,
    stop,
    async close() {
      if (ownsDatabase) await ctx.stores.mongo.dropDatabase();
      await stop();
    },
  };
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
