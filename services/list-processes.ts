import type { AppContext } from './context.ts';

/** A workflow in flight. */
export interface RunningProcess {
  id: string;
  type: string;
  startedAt: Date;
  queue: string;
}

/** Workflows in flight, as Temporal lists them. */
export async function listProcesses(
  ctx: Pick<AppContext, 'temporal'>,
  limit: number,
): Promise<RunningProcess[]> {
  const found: RunningProcess[] = [];
  const running = ctx.temporal.client.workflow.list({
    query: 'ExecutionStatus = "Running"',
    pageSize: limit,
  });
  for await (const { workflowId, type, startTime, taskQueue } of running) {
    found.push({ id: workflowId, type, startedAt: startTime, queue: taskQueue });
    if (found.length === limit) break;
  }
  return found;
}
