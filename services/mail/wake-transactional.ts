import { MAIL_TASK_QUEUE, processStatusAttribute } from '../../workflows/common/contract.ts';
import {
  mailDueSignal,
  TRANSACTIONAL_MAIL_ID,
  type SendTransactionalMailWorkflow,
} from '../../workflows/mail/contract.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';

/** Starts the workflow that sends the mails of the service itself, or wakes the running one. */
export async function wakeTransactional({ temporal }: Pick<AppContext, 'temporal'>): Promise<void> {
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

/** The same in the background. The sweep does it if this fails. */
export function wakeTransactionalSoon(ctx: Pick<AppContext, 'log' | 'temporal' | 'wakeUps'>): void {
  ctx.wakeUps.add(TRANSACTIONAL_MAIL_ID, () => orDeferToSweep(ctx, wakeTransactional(ctx), {}));
}
