import type { OwnedRef } from '../../domain/common/ids.ts';
import {
  accountIdAttribute,
  MAIL_TASK_QUEUE,
  processStatusAttribute,
} from '../../workflows/common/contract.ts';
import {
  cancelSendSignal,
  sendMailId,
  type SendMailWorkflow,
} from '../../workflows/mail/contract.ts';
import type { AppContext } from '../context.ts';
import { signalWorkflow } from '../signal-workflow.ts';

/** Starts the workflow of a mailing. A running one is left as it is. */
export async function startSend(
  { temporal }: Pick<AppContext, 'temporal'>,
  { accountId, id: sendId }: OwnedRef,
): Promise<void> {
  await temporal.client.workflow.start<SendMailWorkflow>('sendMail', {
    taskQueue: MAIL_TASK_QUEUE,
    workflowId: sendMailId(sendId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, sendId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'scheduled' },
    ],
    staticSummary: `Send ${sendId}`,
  });
}

/** Wakes the workflow of a cancelled send. One that has ended needs nothing. */
export async function signalCancel(
  ctx: Pick<AppContext, 'temporal'>,
  sendId: string,
): Promise<void> {
  await signalWorkflow(ctx, sendMailId(sendId), cancelSendSignal);
}
