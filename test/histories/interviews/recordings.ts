import type { WorkflowHandle } from '@temporalio/client';
import { interviewChangedSignal } from '../../../workflows/interviews/contract.ts';
import { eventually } from '../../support/eventually.ts';
import type { Recording } from '../recording.ts';

const HOUR_MS = 60 * 60 * 1000;
const args = [{ interviewId: 'int_1', accountId: 'acc_1' }];

/** Returns the next steps one after the other, then null. */
function stepsAfter(...hours: number[]) {
  let first: number | undefined;
  return ({ at }: { at: string }): Promise<string | null> => {
    first ??= Date.parse(at);
    const next = hours.map((hour) => (first ?? 0) + hour * HOUR_MS).find((step) => step > Date.parse(at));
    return Promise.resolve(next === undefined ? null : new Date(next).toISOString());
  };
}

/** Scheduled at the first read, cancelled at the second. */
function cancelledAfterTheFirstRead() {
  let reads = 0;
  return ({ at }: { at: string }): Promise<string | null> => {
    reads += 1;
    const next = new Date(Date.parse(at) + 24 * HOUR_MS).toISOString();
    return Promise.resolve(reads === 1 ? next : null);
  };
}

function hasTimer({ events }: Awaited<ReturnType<WorkflowHandle['fetchHistory']>>): boolean {
  return (events ?? []).some((event) => event.timerStartedEventAttributes != null);
}

export const interviewRecordings: Record<string, Recording> = {
  interview: {
    workflow: 'interview',
    args,
    activities: { takeInterviewSteps: stepsAfter(24, 47, 49) },
  },
  'interview.cancelled': {
    workflow: 'interview',
    args,
    activities: { takeInterviewSteps: cancelledAfterTheFirstRead() },
    during: async (handle) => {
      await eventually('the timer', async () => hasTimer(await handle.fetchHistory()));
      await handle.signal(interviewChangedSignal);
    },
  },
  'remind-of-scorecards': {
    workflow: 'remindOfScorecards',
    args: [],
    activities: { remindOfScorecards: () => Promise.resolve({ interviews: 1 }) },
  },
};
