import type { OwnedRef } from '../../../domain/common/ids.ts';
import {
  accountIdAttribute,
  AGENT_TASK_QUEUE,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import {
  chatWorkflowId,
  paidSignal,
  type ChatWorkflow,
} from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalWorkflow } from '../../signal-workflow.ts';

/** Starts a chat's workflow from the chat's current state. A running workflow is left as it is. */
export async function startChatWorkflow(
  { temporal }: Pick<AppContext, 'temporal'>,
  { id: chatId, accountId }: OwnedRef,
): Promise<void> {
  await temporal.client.workflow.start<ChatWorkflow>('chat', {
    taskQueue: AGENT_TASK_QUEUE,
    workflowId: chatWorkflowId(chatId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, chatId, seen: [] }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'thinking' },
    ],
    staticSummary: 'Chat with the platform agent',
  });
}

/** Signals that a chat's account has funds; starts the workflow where none runs. */
export async function signalPaid(ctx: Pick<AppContext, 'temporal'>, chat: OwnedRef): Promise<void> {
  const isRunning = await signalWorkflow(ctx, chatWorkflowId(chat.id), paidSignal);
  if (!isRunning) await startChatWorkflow(ctx, chat);
}
