import { z } from 'zod';
import { idText, notPersonal, personal } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const time = z.iso.datetime();

/** The candidate of an event. Everything except the id is null once the candidate is anonymised. */
const candidateSchema = z.object({
  id: idText,
  name: personal(z.string().nullable()),
  email: personal(z.string().nullable()),
  phone: personal(z.string().nullable()),
});

const stageKey = notPersonal(z.string());

const applicationSchema = z.object({
  id: idText,
  job_id: idText,
  job_title: notPersonal(z.string()),
  stage: stageKey,
  status: z.enum(['active', 'hired', 'rejected', 'withdrawn']),
  submitted_at: time,
});

const candidate: z.output<typeof candidateSchema> = {
  id: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  phone: '+46701234567',
};

const application: z.output<typeof applicationSchema> = {
  id: 'app_0NaQ8xT2v7Bd1kZp4mXw',
  job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw',
  job_title: 'Senior Backend Engineer',
  stage: 'applied',
  status: 'active',
  submitted_at: '2026-11-21T09:30:00.000Z',
};

/** Events of candidates and their applications. */
export const candidateEvents = {
  'candidate.application_submitted': defineEvent({
    summary: 'A candidate applied for a job.',
    data: z.object({ candidate: candidateSchema, application: applicationSchema }),
    example: { candidate, application },
  }),
  'candidate.stage_changed': defineEvent({
    summary: 'An application moved to another pipeline stage.',
    data: z.object({
      candidate: candidateSchema,
      application: applicationSchema,
      from_stage: stageKey,
      to_stage: stageKey,
      reason: personal(z.string().nullable()),
    }),
    example: {
      candidate,
      application: { ...application, stage: 'screening' },
      from_stage: 'applied',
      to_stage: 'screening',
      reason: null,
    },
  }),
  'candidate.created': defineEvent({
    summary: 'A person is new to the account: applied for the first time, or was added.',
    data: z.object({ candidate: candidateSchema, source: personal(z.string().nullable()) }),
    example: { candidate, source: 'job_board' },
  }),
  'candidate.updated': defineEvent({
    summary: 'Details of a candidate changed; `changed` names the members.',
    data: z.object({ candidate: candidateSchema, changed: z.array(notPersonal(z.string())) }),
    example: { candidate, changed: ['phone', 'tags'] },
  }),
  'candidate.merged': defineEvent({
    summary: 'A duplicate was merged into this candidate; its id is 404 from now on.',
    data: z.object({ candidate: candidateSchema, merged_candidate_id: idText }),
    example: { candidate, merged_candidate_id: 'cand_0NaQ8xT2v7Bd1kZp4mXy' },
  }),
  'candidate.anonymized': defineEvent({
    summary: 'Everything that identified a candidate was removed; forget it as well.',
    data: z.object({ candidate_id: idText }),
    example: { candidate_id: candidate.id },
  }),
  'candidate.hired': defineEvent({
    summary: 'A candidate was hired; `application` is null when it was for no posted job.',
    data: z.object({ candidate: candidateSchema, application: applicationSchema.nullable() }),
    example: { candidate, application: { ...application, stage: 'hired', status: 'hired' } },
  }),
  'candidate.rejected': defineEvent({
    summary: 'An application was rejected.',
    data: z.object({
      candidate: candidateSchema,
      application: applicationSchema,
      reason: personal(z.string().nullable()),
    }),
    example: {
      candidate,
      application: { ...application, stage: 'rejected', status: 'rejected' },
      reason: null,
    },
  }),
};
