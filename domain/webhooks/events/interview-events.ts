import { z } from 'zod';
import { idText } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const time = z.iso.datetime();

const interviewSchema = z.object({
  id: idText,
  candidate_id: idText,
  job_id: idText.nullable(),
  kind: z.enum(['phone', 'video', 'onsite', 'task']),
  status: z.enum(['proposed', 'scheduled', 'done', 'cancelled', 'no_show']),
  starts_at: time.nullable(),
  ends_at: time.nullable(),
});

const interview: z.output<typeof interviewSchema> = {
  id: 'int_0NaQ8xT2v7Bd1kZp4mXw',
  candidate_id: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
  job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw',
  kind: 'video',
  status: 'scheduled',
  starts_at: '2026-12-05T09:00:00.000Z',
  ends_at: '2026-12-05T10:00:00.000Z',
};

function interviewEvent(summary: string, change: Partial<typeof interview> = {}) {
  return defineEvent({
    summary,
    data: z.object({ interview: interviewSchema }),
    example: { interview: { ...interview, ...change } },
  });
}

/** Events of interviews. */
export const interviewEvents = {
  'interview.proposed': interviewEvent('Times for an interview were offered to a candidate.', {
    ...{ status: 'proposed', starts_at: null, ends_at: null },
  }),
  'interview.scheduled': interviewEvent('An interview got its time.'),
  'interview.moved': interviewEvent('A scheduled interview got another time.'),
  'interview.cancelled': interviewEvent('An interview was cancelled.', { status: 'cancelled' }),
  'interview.done': interviewEvent('An interview was held.', { status: 'done' }),
};
