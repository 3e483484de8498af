import type { SignalDefinition } from '@temporalio/common';
import type { SessionName } from '../../../storage/agent/open-sessions.ts';
import {
  accountIdAttribute,
  jobIdAttribute,
  processStatusAttribute,
  AGENT_TASK_QUEUE,
} from '../../../workflows/common/contract.ts';
import { applySessionId, type ApplySessionWorkflow } from '../../../workflows/agent/contract.ts';
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

/** Signals a session's workflow; false when none runs. */
export function signalSession(
  ctx: Pick<AppContext, 'temporal'>,
  { id }: Pick<SessionName, 'id'>,
  signal: SignalDefinition,
): Promise<boolean> {
  return signalWorkflow(ctx, applySessionId(id), signal);
}
