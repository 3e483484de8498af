import { z } from 'zod';
import { paragraph } from '../common/text/input-text.ts';
import { timeZoneName } from '../common/time-zone.ts';
import { changeUntil, mayCancel, mayChange } from './candidate-rules.ts';
import { interviewKinds, interviewStatuses, type Interview } from './interview.ts';

const time = z.iso.datetime();

/** An interview as its candidate reads it. */
export const publicInterviewSchema = z.object({
  title: z.string(),
  kind: z.enum(interviewKinds),
  status: z.enum(interviewStatuses),
  organization: z
    .object({ name: z.string(), logo_url: z.string().nullable() })
    .nullable()
    .meta({ description: 'null where the account has no organization.' }),
  job_title: z.string().nullable(),
  candidate_name: z.string().nullable(),
  interviewers: z.array(z.string()).meta({ description: 'Names; those without one are left out.' }),
  duration_minutes: z.int(),
  starts_at: time.nullable(),
  ends_at: time.nullable(),
  timezone: z.string().meta({
    description: 'The zone to show times in: the one asked for, else the one chosen before.',
  }),
  place: z.string().nullable(),
  url: z.string().nullable(),
  instructions: z.string().nullable(),
  slots: z.array(time).meta({
    description: 'Starts that may be chosen now; empty where none may be.',
  }),
  can_choose: z.boolean(),
  can_move: z.boolean(),
  can_cancel: z.boolean(),
  change_until: time.nullable().meta({
    description: 'Until when it may be moved and cancelled; null without a time.',
  }),
});
publicInterviewSchema.register(z.globalRegistry, { id: 'PublicInterview' });
export type PublicInterview = z.output<typeof publicInterviewSchema>;

/** Values from other records and the clock. */
export interface InterviewSurroundings {
  organization: { name: string; logoUrl: string | null } | null;
  jobTitle: string | null;
  candidateName: string | null;
  /** The zone asked for. */
  timezone: string | null;
  free: readonly Date[];
  now: Date;
}

export function publicInterview(
  interview: Interview,
  { organization, jobTitle, candidateName, timezone, free, now }: InterviewSurroundings,
): PublicInterview {
  return {
    ...detailsOf(interview),
    organization: organization && { name: organization.name, logo_url: organization.logoUrl },
    job_title: jobTitle,
    candidate_name: candidateName,
    timezone: timezone ?? interview.candidateTimezone ?? interview.timezone,
    ...choicesOf(interview, free, now),
  };
}

function detailsOf({ interviewers, durationMinutes, startsAt, endsAt, ...interview }: Interview) {
  const { title, kind, status, place, url, instructions } = interview;
  return {
    ...{ title, kind, status, place, url, instructions },
    interviewers: interviewers.flatMap(({ name }) => name ?? []),
    duration_minutes: durationMinutes,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  };
}

/** The choices of the candidate now. */
function choicesOf(interview: Interview, free: readonly Date[], now: Date) {
  const others = free.filter((slot) => slot.getTime() !== interview.startsAt?.getTime());
  const canMove = others.length > 0 && mayChange(interview, now);
  const canChoose = others.length > 0 && interview.status === 'proposed';
  return {
    slots: canMove || canChoose ? others.map((slot) => slot.toISOString()) : [],
    can_choose: canChoose,
    can_move: canMove,
    can_cancel: mayCancel(interview, now),
    change_until: changeUntil(interview)?.toISOString() ?? null,
  };
}

/** Query of GET /public/interviews/{token}. */
export const publicInterviewQuery = z.object({
  timezone: timeZoneName.exactOptional().meta({ description: 'Show times in this zone.' }),
});

export const candidateActions = ['choose', 'move', 'cancel'] as const;

/** Body of POST /public/interviews/{token}. */
export const candidateInput = z
  .strictObject({
    action: z.enum(candidateActions).default('choose').meta({
      description: 'choose and move take an offered start.',
    }),
    starts_at: z.iso.datetime({ offset: true }).exactOptional(),
    timezone: timeZoneName.exactOptional().meta({
      description: 'The zone of the candidate; mails show times in it.',
    }),
    reason: paragraph(2_000).nullable().exactOptional(),
  })
  .refine(({ action, starts_at: start }) => action === 'cancel' || start !== undefined, {
    path: ['starts_at'],
    message: 'is required to choose a time',
  });
export type CandidateInput = z.output<typeof candidateInput>;
