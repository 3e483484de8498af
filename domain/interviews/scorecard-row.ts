import { z } from 'zod';
import { interviewerRow, interviewerRowSchema } from './interview-row.ts';
import { attributeRowSchema } from './scorecard-attribute.ts';
import { recommendations, type Scorecard } from './scorecard.ts';

const time = z.iso.datetime();

/** A scorecard as those who may read it see it. */
export const scorecardRowSchema = z.object({
  id: z.string().meta({ example: 'scd_0NaQ8xT2v7Bd1kZp4mXw' }),
  interview_id: z.string(),
  candidate_id: z.string(),
  interviewer: interviewerRowSchema,
  attributes: z.array(attributeRowSchema).meta({
    description: 'Of the template when the card was saved.',
  }),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).meta({
    description: 'By the key of the attribute. Unanswered attributes are absent.',
  }),
  recommendation: z.enum(recommendations).nullable(),
  submitted: z.boolean(),
  submitted_at: time.nullable(),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
scorecardRowSchema.register(z.globalRegistry, { id: 'Scorecard' });
export type ScorecardRow = z.infer<typeof scorecardRowSchema>;

export function scorecardRow(card: Scorecard): ScorecardRow {
  const { interviewer, submittedAt } = card;
  return {
    id: card.id,
    interview_id: card.interviewId,
    candidate_id: card.candidateId,
    interviewer: interviewerRow(interviewer),
    attributes: card.attributes,
    answers: card.answers,
    recommendation: card.recommendation,
    submitted: submittedAt !== null,
    submitted_at: submittedAt?.toISOString() ?? null,
    created_at: card.createdAt.toISOString(),
    updated_at: card.updatedAt.toISOString(),
    version: card.version,
  };
}
