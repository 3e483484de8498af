import {
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  type ScheduleOptions,
} from '@temporalio/client';
import type { AppContext } from '../services/context.ts';
import {
  DISPATCH_SCHEDULE_ID,
  EXPIRE_SCHEDULE_ID,
  MARKET_TASK_QUEUE,
} from '../workflows/market/contract.ts';

const everyMinute = { intervals: [{ every: '1 minute' }] };

function schedule(scheduleId: string, workflowType: string): ScheduleOptions {
  return {
    scheduleId,
    spec: everyMinute,
    action: { type: 'startWorkflow', workflowType, taskQueue: MARKET_TASK_QUEUE, args: [] },
    // A missed tick is made good by the next one: what is due stays due.
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
  };
}

const schedules: ScheduleOptions[] = [
  schedule(DISPATCH_SCHEDULE_ID, 'dispatchIngestion'),
  schedule(EXPIRE_SCHEDULE_ID, 'expireOverdueJobs'),
];

/** Creates the schedules, or brings those that exist up to date. Every worker does it at its start. */
export async function ensureSchedules(ctx: AppContext): Promise<void> {
  const { client } = ctx.temporal;
  for (const options of schedules) {
    try {
      await client.schedule.create(options);
    } catch (error) {
      if (!(error instanceof ScheduleAlreadyRunning)) throw error;
      const { spec, action, policies } = options;
      await client.schedule
        .getHandle(options.scheduleId)
        .update((previous) => ({ ...previous, spec, action, ...(policies ? { policies } : {}) }));
    }
  }
}
