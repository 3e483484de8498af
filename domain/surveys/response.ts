import { z } from 'zod';

/** One submission to a survey. */
export interface SurveyResponse {
  /** `rsp_…` */
  id: string;
  accountId: string;
  surveyId: string;
  /** By question key; only of questions that were answered. */
  answers: Record<string, unknown>;
  /** Answers to EEO and demographic questions, which are only counted. */
  apartAnswers: Record<string, unknown>;
  /** The candidate whose token was used; null without one, and in anonymous surveys. */
  candidateId: string | null;
  submittedAt: Date;
}

/** The body of a public submission. */
export const responseInput = z.strictObject({
  token: z
    .string()
    .max(200)
    .nullish()
    .meta({ description: 'Required if the survey takes one response per token.' }),
  answers: z
    .record(z.string(), z.unknown(), { error: 'must be an object of answers by question key' })
    .meta({ description: 'By question key.', example: { rating: 4 } }),
});
export type ResponseInput = z.output<typeof responseInput>;

const time = z.iso.datetime();

export const submittedSchema = z.object({
  id: z.string().meta({ example: 'rsp_0NaQ8xT2v7Bd1kZp4mXw' }),
  submitted_at: time,
});
submittedSchema.register(z.globalRegistry, { id: 'SubmittedSurveyResponse' });

export const surveyResponseSchema = submittedSchema.extend({
  survey_id: z.string(),
  candidate_id: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()).meta({
    description: 'Answers to EEO and demographic questions are left out. They are only counted.',
  }),
});
surveyResponseSchema.register(z.globalRegistry, { id: 'SurveyResponse' });
export type SurveyResponseRow = z.infer<typeof surveyResponseSchema>;

export function surveyResponseRow({
  id,
  surveyId,
  candidateId,
  answers,
  submittedAt,
}: SurveyResponse): SurveyResponseRow {
  return {
    id,
    survey_id: surveyId,
    candidate_id: candidateId,
    answers,
    submitted_at: submittedAt.toISOString(),
  };
}
