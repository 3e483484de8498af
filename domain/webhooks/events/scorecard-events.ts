import { z } from 'zod';
import { idText, personal } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const time = z.iso.datetime();

const scorecardSchema = z.object({
  id: idText,
  interview_id: idText,
  candidate_id: idText,
  job_id: idText.nullable(),
  recommendation: personal(
    z.enum(['definitely_not', 'no', 'no_decision', 'yes', 'strong_yes']).nullable(),
  ),
  submitted_at: time,
});

const scorecard: z.output<typeof scorecardSchema> = {
  id: 'scd_0NaQ8xT2v7Bd1kZp4mXw',
  interview_id: 'int_0NaQ8xT2v7Bd1kZp4mXw',
  candidate_id: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
  job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw',
  recommendation: 'yes',
  submitted_at: '2026-12-05T11:00:00.000Z',
};

/** Events of scorecards. */
export const scorecardEvents = {
  'scorecard.submitted': defineEvent({
    summary: 'An interviewer submitted a scorecard for the first time.',
    data: z.object({ scorecard: scorecardSchema }),
    example: { scorecard },
  }),
};
