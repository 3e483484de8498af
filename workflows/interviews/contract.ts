import { defineSignal } from '@temporalio/workflow';

/** The types, ids and messages of the workflows of interviews. Other layers import only this module. */

/** Takes the signal `interviewChanged`. */
export type InterviewWorkflow = (input: InterviewInput) => Promise<void>;

export interface InterviewInput {
  interviewId: string;
  accountId: string;
}

export const interviewWorkflowId = (interviewId: string): string => `interview:${interviewId}`;

/** Status or time of an interview has changed. */
export const interviewChangedSignal = defineSignal('interviewChanged');

export type RemindOfScorecardsWorkflow = () => Promise<{ interviews: number }>;

export const REMIND_OF_SCORECARDS_SCHEDULE_ID = 'remind-of-scorecards';
