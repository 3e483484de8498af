import {
  ScheduleAlreadyRunning,
  ScheduleOverlapPolicy,
  type ScheduleOptions,
  type ScheduleSpec,
} from '@temporalio/client';
import type { AppContext } from '../services/context.ts';
import {
  SWEEP_CHATS_SCHEDULE_ID,
  SWEEP_SESSIONS_SCHEDULE_ID,
} from '../workflows/agent/contract.ts';
import {
  AGENT_TASK_QUEUE,
  HIRING_TASK_QUEUE,
  MAIL_TASK_QUEUE,
  WEBHOOK_TASK_QUEUE,
  BILLING_TASK_QUEUE,
  MARKET_TASK_QUEUE,
} from '../workflows/common/contract.ts';
import {
  SWEEP_CANDIDATES_SCHEDULE_ID,
  SWEEP_OFFERS_SCHEDULE_ID,
  SWEEP_POSTINGS_SCHEDULE_ID,
} from '../workflows/hiring/contract.ts';
import { REMIND_OF_SCORECARDS_SCHEDULE_ID } from '../workflows/interviews/contract.ts';
import { SWEEP_MAIL_SCHEDULE_ID } from '../workflows/mail/contract.ts';
import {
  DISPATCH_SCHEDULE_ID,
  EXPIRE_SCHEDULE_ID,
  INDEX_SCHEDULE_ID,
  SWEEP_ALERTS_SCHEDULE_ID,
} from '../workflows/market/contract.ts';
import { SWEEP_PEOPLE_SCHEDULE_ID } from '../workflows/people/contract.ts';
import { SWEEP_SURVEYS_SCHEDULE_ID } from '../workflows/surveys/contract.ts';
import { SWEEP_IMPORTS_SCHEDULE_ID } from '../workflows/transfers/contract.ts';
import { SWEEP_CLOSINGS_SCHEDULE_ID } from '../workflows/transfers/contract.ts';
import { SWEEP_EXPORTS_SCHEDULE_ID } from '../workflows/transfers/contract.ts';
import { SWEEP_WORKFORCE_SCHEDULE_ID } from '../workflows/workforce/contract.ts';
import { SWEEP_OUTBOX_SCHEDULE_ID } from '../workflows/webhooks/contract.ts';
import {
  CHECK_LEDGER_SCHEDULE_ID,
  CLOSE_BILLING_PERIOD_SCHEDULE_ID,
  SWEEP_ACCOUNTS_SCHEDULE_ID,
} from '../workflows/billing/contract.ts';

/** A new consent is found within this time. */
const everyTenSeconds: ScheduleSpec = { intervals: [{ every: '10 seconds' }] };
const everyQuarter: ScheduleSpec = { intervals: [{ every: '15 minutes' }] };
const everyMinute: ScheduleSpec = { intervals: [{ every: '1 minute' }] };
/** Often enough that an instant alert is sent within a minute. */
const everyTwentySeconds: ScheduleSpec = { intervals: [{ every: '20 seconds' }] };
/** Soon after the month or day has ended, but late enough to allow for clock skew. */
const everyMonth: ScheduleSpec = { calendars: [{ dayOfMonth: 1, hour: 0, minute: 30 }] };
const everyDay: ScheduleSpec = { calendars: [{ hour: 3, minute: 15 }] };

interface Planned {
  workflowType: string;
  taskQueue: string;
  /** Shown to operators in the Temporal UI. */
  summary: string;
  /** Default: every minute. */
  spec?: ScheduleSpec;
  /**
   * How long after its time a missed run is still started. A missed run of a schedule that fires every minute is
   * covered by the next one.
   */
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
    summary: 'Index overdue jobs and companies',
  }),
  schedule(SWEEP_ALERTS_SCHEDULE_ID, {
    workflowType: 'sweepAlerts',
    taskQueue: MARKET_TASK_QUEUE,
    summary: 'Match new jobs with job alerts and send what is due',
    spec: everyTwentySeconds,
  }),
  schedule(SWEEP_POSTINGS_SCHEDULE_ID, {
    workflowType: 'sweepPostings',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Sync changed roles; close overdue roles',
  }),
  schedule(SWEEP_CANDIDATES_SCHEDULE_ID, {
    workflowType: 'sweepCandidates',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Continue interrupted merges and erasures of candidates',
  }),
  schedule(SWEEP_OFFERS_SCHEDULE_ID, {
    workflowType: 'sweepOffers',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Expire offers past their deadline',
  }),
  schedule(SWEEP_MAIL_SCHEDULE_ID, {
    workflowType: 'sweepMail',
    taskQueue: MAIL_TASK_QUEUE,
    summary: 'Start sends that have no workflow',
  }),
  schedule(REMIND_OF_SCORECARDS_SCHEDULE_ID, {
    workflowType: 'remindOfScorecards',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Remind interviewers of late scorecards',
    spec: everyQuarter,
  }),
  schedule(SWEEP_PEOPLE_SCHEDULE_ID, {
    workflowType: 'sweepPeople',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Bring People Search up to date with candidates who consented',
    spec: everyTenSeconds,
  }),
  schedule(SWEEP_SURVEYS_SCHEDULE_ID, {
    workflowType: 'sweepSurveys',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Store pending anonymous responses, finish deletions of surveys',
  }),
  schedule(SWEEP_WORKFORCE_SCHEDULE_ID, {
    workflowType: 'sweepWorkforce',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Finish interrupted hires, attendance and deletions of employees',
  }),
  schedule(SWEEP_IMPORTS_SCHEDULE_ID, {
    workflowType: 'sweepImports',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Start imports that have no workflow',
  }),
  schedule(SWEEP_EXPORTS_SCHEDULE_ID, {
    workflowType: 'sweepExports',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Start exports that have no workflow, erase expired files',
  }),
  schedule(SWEEP_CLOSINGS_SCHEDULE_ID, {
    workflowType: 'sweepClosings',
    taskQueue: HIRING_TASK_QUEUE,
    summary: 'Take the due steps of accounts that close',
  }),
  schedule(SWEEP_OUTBOX_SCHEDULE_ID, {
    workflowType: 'sweepOutbox',
    taskQueue: WEBHOOK_TASK_QUEUE,
    summary: 'Announce overdue events',
  }),
  schedule(SWEEP_SESSIONS_SCHEDULE_ID, {
    workflowType: 'sweepApplySessions',
    taskQueue: AGENT_TASK_QUEUE,
    summary: 'Start the workflows of apply sessions that have none',
  }),
  schedule(SWEEP_CHATS_SCHEDULE_ID, {
    workflowType: 'sweepChats',
    taskQueue: AGENT_TASK_QUEUE,
    summary: 'Start the workflows of chats that have none',
  }),
  schedule(SWEEP_ACCOUNTS_SCHEDULE_ID, {
    workflowType: 'sweepAccounts',
    taskQueue: BILLING_TASK_QUEUE,
    summary: 'Move entries to the ledger, start overdue top-ups, end expired holds',
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
    summary: 'Check that every balance equals the sum of its ledger',
    spec: everyDay,
  }),
];

/** Creates the schedules or updates the existing ones. Every worker calls it at start. */
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
