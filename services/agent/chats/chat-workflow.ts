import {
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import type { ChatCommandKind } from '../../../domain/agent/chat/chat-lifecycle.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import {
  accountIdAttribute,
  AGENT_TASK_QUEUE,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import {
  chatUpdates,
  chatWorkflowId,
  paidSignal,
  type ChatWorkflow,
  type Command,
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

/**
 * Sends a command and waits until it is applied. A command is applied once per id.
 * `moved`: the chat's state has changed; `gone`: its workflow does not run.
 */
export async function sendChatCommand(
  { temporal }: Pick<AppContext, 'temporal'>,
  { id }: Pick<OwnedRef, 'id'>,
  { step, ...command }: Command & { step: ChatCommandKind },
): Promise<'taken' | 'moved' | 'gone'> {
  const handle = temporal.client.workflow.getHandle(chatWorkflowId(id));
  try {
    await handle.executeUpdate(chatUpdates[step], {
      args: [command],
      // Temporal keeps the outcome of an update, but a command rejected at one version may be valid at the next.
      updateId: `${command.id}@${command.version}`,
    });
    return 'taken';
  } catch (error) {
    if (error instanceof WorkflowUpdateFailedError) return 'moved';
    if (error instanceof WorkflowNotFoundError) return 'gone';
    if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) {
      throw new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
    }
    throw error;
  }
}

/** Signals that a chat's account has funds; starts the workflow where none runs. */
export async function signalPaid(ctx: Pick<AppContext, 'temporal'>, chat: OwnedRef): Promise<void> {
  const isRunning = await signalWorkflow(ctx, chatWorkflowId(chat.id), paidSignal);
  if (!isRunning) await startChatWorkflow(ctx, chat);
}
