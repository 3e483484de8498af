import {
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  type ScheduleOptions,
  type ScheduleSpec,
} from '@temporalio/client';
import type { AppContext } from '../services/context.ts';
import { SWEEP_SESSIONS_SCHEDULE_ID } from '../workflows/agent/contract.ts';
import {
  AGENT_TASK_QUEUE,
  HIRING_TASK_QUEUE,
  WEBHOOK_TASK_QUEUE,
  BILLING_TASK_QUEUE,
  MARKET_TASK_QUEUE,
} from '../workflows/common/contract.ts';
import {
  SWEEP_CANDIDATES_SCHEDULE_ID,
  SWEEP_POSTINGS_SCHEDULE_ID,
} from '../workflows/hiring/contract.ts';
import {
  DISPATCH_SCHEDULE_ID,
  EXPIRE_SCHEDULE_ID,
  INDEX_SCHEDULE_ID,
} from '../workflows/market/contract.ts';
import { SWEEP_OUTBOX_SCHEDULE_ID } from '../workflows/webhooks/contract.ts';
import {
  CHECK_LEDGER_SCHEDULE_ID,
  CLOSE_BILLING_PERIOD_SCHEDULE_ID,
  SWEEP_ACCOUNTS_SCHEDULE_ID,
} from '../workflows/billing/contract.ts';

const everyMinute: ScheduleSpec = { intervals: [{ every: '1 minute' }] };
/** Early enough on a day or month that what it closes is fresh, late enough that every clock agrees it is over. */
const everyMonth: ScheduleSpec = { calendars: [{ dayOfMonth: 1, hour: 0, minute: 30 }] };
const everyDay: ScheduleSpec = { calendars: [{ hour: 3, minute: 15 }] };

interface Planned {
  workflowType: string;
  taskQueue: string;
  /** What it does, for those who look at it in the Temporal UI. */
  summary: string;
  /** When; every minute unless said. */
  spec?: ScheduleSpec;
  /** How late a missed time is made good. Of what runs every minute the next tick does the work. */
  catchupWindow?: '1 minute' | '25 days';
}

function schedule(
  scheduleId: string,
  { workflowType, taskQueue, summary, spec, catchupWindow }: Planned,
): ScheduleOptions {
  return {
    scheduleId,
    spec: spec ?? everyMinute,
    action: { type: 'startWorkflow', workflowType, taskQueue, args: [], staticSummary: summary },
    policies: {
      overlap: ScheduleOverlapPolicy.SKIP,
      catchupWindow: catchupWindow ?? '1 minute',
    },
  };
}

const schedules: ScheduleOptions[] = [
  schedule(DISPATCH_SCHEDULE_ID, {
    workflowType: 'dispatchIngestion',
    taskQueue: MARKET_TASK_QUEUE,
    summary: 'Start a read of every source that is due',
  }),
  schedule(EXPIRE_SCHEDULE_ID, {
    workflowType: 'expireOverdueJobs',
    taskQueue: MARKET_TASK_QUEUE,
    summary: 'Close jobs past their deadline',
  }),
  schedule(INDEX_SCHEDULE_ID, {
    workflowType: 'indexOverdueJobs',
    taskQueue: MARKET_TASK_QUEUE,
    summary: 'Index what was left behind',
  }),
  schedule(SWEEP_POSTINGS_SCHEDULE_ID, {
    workflowType: 'sweepPostings',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Follow up changes of roles that were left behind; close what is overdue',
  }),
  schedule(SWEEP_CANDIDATES_SCHEDULE_ID, {
    workflowType: 'sweepCandidates',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Go on with merges and erasures of candidates that were left behind',
  }),
  schedule(SWEEP_OUTBOX_SCHEDULE_ID, {
    workflowType: 'sweepOutbox',
    taskQueue: WEBHOOK_TASK_QUEUE,
    summary: 'Announce events that were left behind',
  }),
  schedule(SWEEP_SESSIONS_SCHEDULE_ID, {
    workflowType: 'sweepApplySessions',
    taskQueue: AGENT_TASK_QUEUE,
    summary: 'Start the workflows of apply sessions that have none',
  }),
  schedule(SWEEP_ACCOUNTS_SCHEDULE_ID, {
    workflowType: 'sweepAccounts',
    taskQueue: BILLING_TASK_QUEUE,
    summary: 'Bring entries into the ledger, start top-ups and end holds that were left behind',
  }),
  schedule(CLOSE_BILLING_PERIOD_SCHEDULE_ID, {
    workflowType: 'closeBillingPeriod',
    taskQueue: BILLING_TASK_QUEUE,
    summary: 'Close the statements of the last month',
    spec: everyMonth,
    catchupWindow: '25 days',
  }),
  schedule(CHECK_LEDGER_SCHEDULE_ID, {
    workflowType: 'checkLedger',
    taskQueue: BILLING_TASK_QUEUE,
    summary: 'Prove that every balance is the sum of its ledger',
    spec: everyDay,
  }),
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
