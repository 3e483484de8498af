import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../config/config.ts';
import { createContext } from './context.ts';
import { startTracing } from './tracing/start-tracing.ts';
import type { SenderMessage } from './webhooks/threaded-attempts.ts';

/** The thread of `createThreadedAttempts`, with connections of its own. It ends when everything is sent and noted. */
async function main(config: Config): Promise<void> {
  // This thread also sends the events that its attempts cause.
  const webhooks = { ...config.webhooks, firstAttempt: 'announcer' as const };
  const ctx = createContext({ ...config, webhooks }, 'sender');
  const tracing = await startTracing(config.tracing, { process: 'sender', log: ctx.log });
  parentPort?.on('message', (message: SenderMessage) => {
    if (message === 'end') void end();
    else ctx.sender.attemptSoon(ctx, message.attempts);
  });

  async function end(): Promise<void> {
    await ctx.close();
    await tracing.stop();
    process.exit();
  }
}

await main(workerData as Config);
