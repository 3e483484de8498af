import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { loadConfig } from '../config/env.ts';
import { createContext, type AppContext } from '../services/context.ts';
import { prepareStores } from '../services/prepare-stores.ts';
import { bundleWorkflows } from './bundle.ts';
import { metricsAddress } from './metrics-address.ts';
import { ensureSchedules } from './schedules.ts';
import { sdkLogger } from './sdk-logger.ts';
import { createWorkers } from './workers.ts';

const RETRY_MS = 500;
const STOP_SIGNALS: ('SIGINT' | 'SIGTERM')[] = ['SIGINT', 'SIGTERM'];

/**
 * A board of any size is read in about the same memory: garbage is collected before it adds up to a multiple of what
 * lives. At 20 % a posting took 0.2 ms of processor time more, and the memory of a board of 20,000 over one of 100 was
 * 1.11 instead of 1.19.
 */
const COLLECT_AT_GROWTH_PERCENT = 70;

/** Until work has begun there is nothing to finish: whoever stops the process then need not wait for its servers. */
function endAtSignal(): () => void {
  const end = () => process.exit(0);
  for (const signal of STOP_SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, end);
  };
}

/** Runs what must succeed before work can begin, until the servers it needs are there. */
async function untilDone<T>(ctx: AppContext, what: string, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ctx.log.warn({ reason }, `${what}: trying again`);
      await delay(RETRY_MS);
    }
  }
}

async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${COLLECT_AT_GROWTH_PERCENT}`);
  const config = loadConfig();
  const ctx = createContext(config, 'worker');
  const workBegins = endAtSignal();
  const bindAddress = await metricsAddress(config.api.host, config.worker.metricsPort);
  Runtime.install({
    logger: sdkLogger(ctx.log),
    telemetryOptions: {
      logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } },
      metrics: { prometheus: { bindAddress } },
    },
    shutdownSignals: STOP_SIGNALS,
  });
  const { bundle } = config.worker;
  // Before the servers are waited for: where they start beside the worker, the time is there anyway.
  const workflowBundle = bundle ? { codePath: bundle } : await bundleWorkflows();
  const connection = await untilDone(ctx, 'connecting to Temporal', () =>
    NativeConnection.connect({ address: config.temporal.address }),
  );
  const workers = await createWorkers(ctx, connection, workflowBundle);
  await untilDone(ctx, 'preparing the stores', () => prepareStores(ctx.stores));
  await untilDone(ctx, 'creating the schedules', () => ensureSchedules(ctx));
  ctx.log.info({ queues: config.worker.queues }, 'worker ready');
  const work = workers.map((worker) => worker.run());
  workBegins();
  await Promise.all(work);
  await connection.close();
  await ctx.close();
  ctx.log.info('worker stopped');
  process.exit(0);
}

await main();
