import { continueAsNew, proxyActivities } from '@temporalio/workflow';
import type { InterviewActivities } from '../../activities/interviews/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { keepDeadline } from '../hiring/keep-deadline.ts';
import { interviewChangedSignal, type InterviewWorkflow } from './contract.ts';

const { takeInterviewSteps } = proxyActivities<Pick<InterviewActivities, 'takeInterviewSteps'>>({
  ...storeCall,
  // A dead worker is noticed soon: a reminder is about the next hour.
  startToCloseTimeout: '20 seconds',
  summary: 'Send the reminder that is due, and end an interview that is over; return the next step',
});

/** The reminders and the end of a scheduled interview (decision 0046). A change wakes it. */
export const interview: InterviewWorkflow = (input) =>
  keepDeadline({
    changed: interviewChangedSignal,
    actIfDue: (at) => takeInterviewSteps({ ...input, at }),
    nextRun: () => continueAsNew<InterviewWorkflow>(input),
    waiting: (next) => `Waits for the next step at ${next}.`,
    ended: 'The interview is not scheduled any more.',
  });
