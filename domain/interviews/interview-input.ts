import { z } from 'zod';
import { line, paragraph } from '../common/text/input-text.ts';
import { timeZoneName } from '../common/time-zone.ts';
import { webAddress } from '../common/web-address.ts';
import { availabilityInput } from './availability.ts';
import { interviewKinds } from './interview.ts';
import { MOST_SLOTS } from './slots.ts';

const LONGEST_MINUTES = 480;
const MOST_INTERVIEWERS = 20;
const MOST_HOURS = 720;

const moment = z.iso.datetime({ offset: true }).meta({ example: '2027-03-01T09:00:00Z' });

const duration = z.int().min(5).max(LONGEST_MINUTES);
const interviewers = z
  .array(z.string().min(1).max(254))
  .min(1)
  .max(MOST_INTERVIEWERS)
  .meta({
    description:
      'Ids of members (mem_…) or e-mail addresses. The address of a member means that member.',
    example: ['interviewer@example.com'],
  });
const slots = z.array(moment).min(1).max(MOST_SLOTS).meta({
  description: 'Starts of which the candidate chooses one.',
});
const changeUntil = z.int().min(0).max(MOST_HOURS).meta({
  description:
    'Until this many hours before the start the candidate may move or cancel it; 24 by default.',
});

const content = {
  place: line(500).nullable().exactOptional(),
  url: webAddress.nullable().exactOptional().meta({ description: 'Of the video call, say.' }),
  instructions: paragraph(10_000).nullable().exactOptional().meta({
    description: 'Plain text for the candidate.',
  }),
  scorecard_template_id: z.string().max(100).nullable().exactOptional(),
  starts_at: moment.exactOptional(),
  slots: slots.exactOptional(),
  availability: availabilityInput.nullable().exactOptional(),
};

/** Body of POST /interviews. */
export const newInterviewInput = z
  .strictObject({
    candidate_id: z.string().max(100),
    job_id: z.string().max(100).nullable().exactOptional(),
    title: line(200),
    kind: z.enum(interviewKinds),
    duration_minutes: duration,
    interviewers,
    timezone: timeZoneName.meta({ example: 'Europe/Stockholm' }),
    ...content,
    change_until_hours: changeUntil.default(24),
  })
  .refine((input) => timesIn(input) === 1, {
    path: ['starts_at'],
    message: 'must be given, or slots, or availability: one of the three',
  });
export type NewInterviewInput = z.output<typeof newInterviewInput>;

/** Body of PATCH /interviews/{id}. */
export const interviewChanges = z
  .strictObject({
    title: line(200).exactOptional(),
    kind: z.enum(interviewKinds).exactOptional(),
    duration_minutes: duration.exactOptional(),
    interviewers: interviewers.exactOptional(),
    timezone: timeZoneName.exactOptional(),
    ...content,
    change_until_hours: changeUntil.exactOptional(),
    status: z.enum(['done', 'no_show', 'cancelled']).exactOptional().meta({
      description: 'done and no_show may be set at any time; cancelled is final.',
    }),
  })
  .refine((input) => timesIn(input) <= 1, {
    path: ['starts_at'],
    message: 'excludes slots and availability, which exclude each other',
  });
export type InterviewChanges = z.output<typeof interviewChanges>;

interface Times {
  starts_at?: unknown;
  slots?: unknown;
  availability?: unknown;
}

function timesIn({ starts_at: start, slots: starts, availability }: Times): number {
  return [start, starts, availability].filter((times) => times !== undefined && times !== null)
    .length;
}
