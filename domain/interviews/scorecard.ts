import { z } from 'zod';
import { idText, notPersonal, personal } from '../common/personal.ts';
import type { Candidate } from '../hiring/candidate.ts';
import { interviewerSchema } from './interview.ts';
import { attributeSchema } from './scorecard-attribute.ts';

/** Recommendations of an interviewer, from no to yes; the values of Greenhouse. */
export const recommendations = [
  'definitely_not',
  'no',
  'no_decision',
  'yes',
  'strong_yes',
] as const;
export type Recommendation = (typeof recommendations)[number];

export type CardAnswers = Record<string, string | number | boolean>;

/** The answer to an attribute. Keys of attributes may be names that every object inherits. */
export function answerTo<Value>(answers: Readonly<Record<string, Value>>, key: string) {
  return Object.hasOwn(answers, key) ? answers[key] : undefined;
}

/** How one interviewer judges a candidate after one interview. Anonymising erases the answers. */
export const scorecardSchema = z.object({
  /** `scd_…` */
  id: idText,
  accountId: idText,
  interviewId: idText,
  candidateId: idText,
  interviewer: interviewerSchema,
  /** Of the template when the card was saved. */
  attributes: z.array(attributeSchema),
  /** By the key of the attribute. */
  answers: personal(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  recommendation: z.enum(recommendations).nullable(),
  /** Where the application was when the card was begun; null without an application. */
  place: z.object({ jobId: idText, stage: notPersonal(z.string()) }).nullable(),
  /** When it was first submitted; null for a draft. */
  submittedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  version: z.number(),
});

export type Scorecard = z.output<typeof scorecardSchema>;
export type CardPlace = Scorecard['place'];

/** Where the application stands that an interview is for: that of its role, else the only active one. */
export function placeOfCandidate(
  { applications }: Pick<Candidate, 'applications'>,
  jobId: string | null,
): CardPlace {
  const active = applications.filter(({ status }) => status === 'active');
  const only = active.length === 1 ? active[0] : undefined;
  const application = jobId === null ? only : applications.find((one) => one.jobId === jobId);
  return application === undefined ? null : { jobId: application.jobId, stage: application.stage };
}

/** Whether the application has left the stage at which a card was begun. */
export function hasMovedOn(
  { place }: Pick<Scorecard, 'place'>,
  { applications }: Pick<Candidate, 'applications'>,
): boolean {
  if (place === null) return false;
  const application = applications.find(({ jobId }) => jobId === place.jobId);
  return application !== undefined && application.stage !== place.stage;
}
