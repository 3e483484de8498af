import { z } from 'zod';
import { actorKinds } from '../common/actor.ts';
import { idText, notPersonal, personal } from '../common/personal.ts';
import { availabilitySchema } from './availability.ts';

export const interviewStatuses = ['proposed', 'scheduled', 'done', 'cancelled', 'no_show'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

export const interviewKinds = ['phone', 'video', 'onsite', 'task'] as const;

/** Someone who holds an interview: a member, or a person outside the account. */
export const interviewerSchema = z.object({
  memberId: idText.nullable(),
  name: notPersonal(z.string().nullable()),
  email: notPersonal(z.string()),
  /** `emailKey` of the address: one person, as a member or not. */
  key: notPersonal(z.string()),
});

/** Someone who no longer holds it, and the sequence that took them off. */
const droppedSchema = interviewerSchema.extend({ sequence: z.number() });

const cancellationSchema = z.object({
  by: z.enum(actorKinds),
  at: z.date(),
  reason: personal(z.string().nullable()),
});

/** An interview of a candidate. Erasing it keeps kind, times, interviewers and status, for counts (decision 0046). */
export const interviewSchema = z.object({
  /** `int_…` */
  id: idText,
  accountId: idText,
  candidateId: idText,
  jobId: idText.nullable(),
  organizationId: idText.nullable(),
  title: personal(z.string(), ''),
  kind: z.enum(interviewKinds),
  durationMinutes: z.number(),
  interviewers: z.array(interviewerSchema),
  dropped: z.array(droppedSchema),
  place: personal(z.string().nullable()),
  url: personal(z.string().nullable()),
  instructions: personal(z.string().nullable()),
  /** The employer's, in which an availability is meant. */
  timezone: notPersonal(z.string()),
  /** The zone that the candidate chose on the page. */
  candidateTimezone: personal(z.string().nullable()),
  status: z.enum(interviewStatuses),
  /** Both null until a time is agreed. */
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  /** When it got that start. */
  timedAt: z.date().nullable(),
  /** Starts that the candidate may choose, earliest first. */
  slots: z.array(z.date()),
  availability: notPersonal(availabilitySchema.nullable()),
  changeUntilHours: z.number(),
  scorecardTemplateId: idText.nullable(),
  /** Of the calendar invitation; grows with every change that it shows. */
  sequence: z.number(),
  /** SHA-256 of the token of the candidate's page. */
  tokenHash: personal(z.string().nullable()),
  cancellation: cancellationSchema.nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Increases with every change. */
  version: z.number(),
});

export type Interview = z.output<typeof interviewSchema>;
export type Interviewer = z.output<typeof interviewerSchema>;

/** Whether it is still to be held. */
export function isOpen({ status }: Pick<Interview, 'status'>): boolean {
  return status === 'proposed' || status === 'scheduled';
}
