import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '../config/env.ts';
import { createContext } from '../services/context.ts';
import { watchClock } from '../services/installation/watch-clock.ts';
import { startTracing } from '../services/tracing/start-tracing.ts';
import { createApp } from './app.ts';
import { createApiContext } from './context.ts';
import { closeServer, listen, listenForMetrics, portOf } from './listen.ts';
import { routes } from './routes.ts';
import { prepareStorage } from './prepare-storage.ts';

/** The API process: starts while its servers are unavailable, and stops without losing a request. */
async function main(): Promise<void> {
  const config = loadConfig();
  const ctx = createApiContext(createContext(config, 'api', true));
  const tracing = await startTracing(config.tracing, { process: 'api', log: ctx.log });
  const { host, port, metricsPort } = config.api;
  const server = await listen(createApp(ctx, routes), { host, port });
  const metrics = await listenForMetrics(ctx.metrics, { host, port: metricsPort });
  const preparing = new AbortController();
  void prepareStorage(ctx, preparing.signal);
  watchClock(ctx, ctx.metrics.showClockSkew);
  ctx.log.info({ port: portOf(server), metrics_port: portOf(metrics) }, 'api is listening');

  const stop = async (signal: string) => {
    ctx.log.info({ signal }, 'api is stopping');
    ctx.draining.abort();
    // Requests still arrive until the load balancer has seen it.
    await pause(config.api.drainMs);
    // A server that hangs must not keep this process from ending.
    setTimeout(() => process.exit(1), 2 * config.shutdownGraceMs).unref();
    preparing.abort();
    await closeServer(server, config.shutdownGraceMs);
    await closeServer(metrics, 0);
    await Promise.all([ctx.usage.flush(), ctx.calls.flush(), ctx.failedCalls.flush()]);
    await ctx.close();
    await tracing.stop();
    ctx.log.info('api has stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(signal));
  }
}

await main();
