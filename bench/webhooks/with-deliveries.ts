import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { benchEnvironment } from '../stack/environment.ts';
import { openBench } from '../stack/open-bench.ts';
import { startWorker } from '../stack/services.ts';
import { withStack } from '../stack/with-stack.ts';
import type { Ours } from './deliveries.ts';
import { startReceivers } from './receivers.ts';

export interface DeliveryBench extends Ours {
  session: Session;
  environment: Record<string, string>;
}

/** Runs `work` beside servers, a worker and receivers of its own. This process announces. */
export async function withDeliveries(
  bench: string,
  work: (bench: DeliveryBench) => Promise<void>,
): Promise<void> {
  await withStack(bench, async ({ session, stack }) => {
    const environment = {
      ...benchEnvironment(stack, `bench-${bench}`),
      // Readiness is observed on the market's task queue.
      WORKER_QUEUES: 'market,webhooks',
    };
    await startWorker(session, 'worker', environment);
    const ctx = await openBench(environment);
    const receivers = await startReceivers();
    try {
      await work({ ctx, receivers, session, environment });
    } finally {
      receivers.stop();
      await ctx.close();
    }
  });
}
