import { Batcher } from '../../storage/batcher.ts';
import { MAIL_TASK_QUEUE, processStatusAttribute } from '../../workflows/common/contract.ts';
import {
  mailDueSignal,
  TRANSACTIONAL_MAIL_ID,
  type SendTransactionalMailWorkflow,
} from '../../workflows/mail/contract.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';

type Context = Pick<AppContext, 'temporal'>;

/** Starts the workflow that sends the mails of the service itself, or wakes the running one. */
export async function wakeTransactional({ temporal }: Context): Promise<void> {
  await temporal.client.workflow.signalWithStart<SendTransactionalMailWorkflow>(
    'sendTransactionalMail',
    {
      taskQueue: MAIL_TASK_QUEUE,
      workflowId: TRANSACTIONAL_MAIL_ID,
      signal: mailDueSignal,
      args: [{ outages: 0 }],
      typedSearchAttributes: [{ key: processStatusAttribute, value: 'sending' }],
      staticSummary: 'Mails of the service itself',
    },
  );
}

/** A pass over job alerts stores thousands of mails; those of this time share a signal. */
const GATHERED_MS = 250;
const MOST_GATHERED = 10_000;

const signals = new WeakMap<Context['temporal'], Batcher<null, void>>();

/** The same in the background, soon. The sweep does it if this fails. */
export function wakeTransactionalSoon(ctx: Context & Pick<AppContext, 'log'>): void {
  const signal =
    signals.get(ctx.temporal) ??
    new Batcher<null, void>({
      run: () => wakeTransactional(ctx),
      ...{ delayMs: GATHERED_MS, maxSize: MOST_GATHERED, concurrency: 1 },
    });
  signals.set(ctx.temporal, signal);
  void orDeferToSweep(ctx, signal.add(null), {});
}
