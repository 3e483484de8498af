import { randomUUID } from 'node:crypto';
import {
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import type { UpdateDefinition } from '@temporalio/common';
import { AppError } from '../../domain/common/errors.ts';
import type { Command } from '../../workflows/agent/contract.ts';
import type { AppContext } from '../context.ts';

/** The workflow of a session or chat, and the update that carries a command to it. */
interface Receiver {
  workflowId: string;
  update: UpdateDefinition<void, [Command]>;
}

/**
 * Sends a command and waits until it is applied. A command is applied once per id.
 * `moved`: the state has changed; `gone`: the workflow does not run.
 */
export async function sendCommand(
  { temporal }: Pick<AppContext, 'temporal'>,
  { workflowId, update }: Receiver,
  command: Command,
): Promise<'taken' | 'moved' | 'gone'> {
  const handle = temporal.client.workflow.getHandle(workflowId);
  try {
    await handle.executeUpdate(update, {
      args: [command],
      // Temporal keeps the outcome of each update id. A command refused by a workflow that was behind must be judged
      // again, so only the command's id makes a repeat safe.
      updateId: `${command.id}@${command.version}:${randomUUID()}`,
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
