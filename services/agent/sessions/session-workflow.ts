import {
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import type { SessionAction } from '../../../domain/agent/session-lifecycle.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { SessionName } from '../../../storage/agent/open-sessions.ts';
import {
  accountIdAttribute,
  jobIdAttribute,
  processStatusAttribute,
  AGENT_TASK_QUEUE,
} from '../../../workflows/common/contract.ts';
import {
  applySessionId,
  sessionUpdates,
  type Command,
  type ApplySessionWorkflow,
} from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalWorkflow } from '../../signal-workflow.ts';

/** Starts a session's workflow from the session's current state. A running workflow is left as it is. */
export async function startSessionWorkflow(
  { temporal }: Pick<AppContext, 'temporal'>,
  { id: sessionId, accountId, jobId }: SessionName,
): Promise<void> {
  await temporal.client.workflow.start<ApplySessionWorkflow>('applySession', {
    taskQueue: AGENT_TASK_QUEUE,
    workflowId: applySessionId(sessionId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, sessionId, jobId, seen: [] }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: jobIdAttribute, value: jobId },
      { key: processStatusAttribute, value: 'drafting' },
    ],
    staticSummary: `Apply for ${jobId} with AI`,
  });
}

/**
 * Sends a command and waits until it is accepted. A command is applied once per id.
 * `moved`: the session's state has changed; `gone`: its workflow does not run.
 */
export async function sendCommand(
  { temporal }: Pick<AppContext, 'temporal'>,
  { id: sessionId }: Pick<SessionName, 'id'>,
  { step, ...command }: Command & { step: SessionAction },
): Promise<'taken' | 'moved' | 'gone'> {
  const handle = temporal.client.workflow.getHandle(applySessionId(sessionId));
  try {
    await handle.executeUpdate(sessionUpdates[step], {
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

/** Signals a session's workflow; false when none runs. */
export function signalSession(
  ctx: Pick<AppContext, 'temporal'>,
  { id }: Pick<SessionName, 'id'>,
  signal: SignalDefinition,
): Promise<boolean> {
  return signalWorkflow(ctx, applySessionId(id), signal);
}
