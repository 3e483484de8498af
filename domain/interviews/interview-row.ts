import { z } from 'zod';
import { actorKinds } from '../common/actor.ts';
import { availabilitySchema } from './availability.ts';
import {
  interviewKinds,
  interviewStatuses,
  type Interview,
  type Interviewer,
} from './interview.ts';

const time = z.iso.datetime();

export const interviewerRowSchema = z.object({
  member_id: z.string().nullable().meta({ description: 'null: no member of the account.' }),
  name: z.string().nullable(),
  email: z.string(),
});

const cancellationSchema = z.object({
  by: z.enum(actorKinds),
  at: time,
  reason: z.string().nullable(),
});

/** An interview as its employer sees it. */
export const interviewRowSchema = z.object({
  id: z.string().meta({ example: 'int_0NaQ8xT2v7Bd1kZp4mXw' }),
  candidate_id: z.string(),
  job_id: z.string().nullable(),
  title: z.string().meta({ example: 'Technical interview' }),
  kind: z.enum(interviewKinds),
  status: z.enum(interviewStatuses),
  duration_minutes: z.int(),
  starts_at: time.nullable().meta({ description: 'null until a time is agreed.' }),
  ends_at: time.nullable(),
  timezone: z.string(),
  candidate_timezone: z.string().nullable().meta({
    description: 'The zone that the candidate chose on the page.',
  }),
  interviewers: z.array(interviewerRowSchema),
  place: z.string().nullable(),
  url: z.string().nullable(),
  instructions: z.string().nullable(),
  slots: z.array(time).meta({
    description: 'The starts that were offered, earliest first, also those that are taken since.',
  }),
  availability: availabilitySchema.nullable(),
  change_until_hours: z.int(),
  scorecard_template_id: z.string().nullable(),
  cancellation: cancellationSchema.nullable(),
  public_url: z.string().nullable().meta({
    description:
      'Where the candidate chooses, moves or cancels. The candidate gets it by mail. null once the candidate was anonymised, and in lists.',
  }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
interviewRowSchema.register(z.globalRegistry, { id: 'Interview' });
export type InterviewRow = z.infer<typeof interviewRowSchema>;

export function interviewerRow({ memberId, name, email }: Interviewer) {
  return { member_id: memberId, name, email };
}

/** @param publicUrl The candidate's link; null where it is not shown. */
export function interviewRow(interview: Interview, publicUrl: string | null): InterviewRow {
  const { startsAt, endsAt, cancellation } = interview;
  return {
    id: interview.id,
    candidate_id: interview.candidateId,
    job_id: interview.jobId,
    title: interview.title,
    kind: interview.kind,
    status: interview.status,
    duration_minutes: interview.durationMinutes,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    timezone: interview.timezone,
    candidate_timezone: interview.candidateTimezone,
    interviewers: interview.interviewers.map(interviewerRow),
    place: interview.place,
    url: interview.url,
    instructions: interview.instructions,
    slots: interview.slots.map((slot) => slot.toISOString()),
    availability: interview.availability,
    change_until_hours: interview.changeUntilHours,
    scorecard_template_id: interview.scorecardTemplateId,
    cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
    public_url: publicUrl,
    created_at: interview.createdAt.toISOString(),
    updated_at: interview.updatedAt.toISOString(),
    version: interview.version,
  };
}
