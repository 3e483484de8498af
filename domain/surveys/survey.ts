import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import { questionRow, questionsInput, type Question } from './question.ts';

export const surveyStatuses = ['open', 'closed'] as const;

/** A survey of an account. */
export interface Survey {
  /** `srv_…` */
  id: string;
  accountId: string;
  name: string;
  status: (typeof surveyStatuses)[number];
  questions: Question[];
  oneResponsePerToken: boolean;
  /** Whether responses are stored without a link to the token or candidate that gave them. */
  anonymous: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}

const name = line(500);

export const newSurveyInput = z.strictObject({
  name,
  questions: questionsInput,
  one_response_per_token: z.boolean().default(false),
  anonymous: z.boolean().default(false),
});
export type NewSurveyInput = z.output<typeof newSurveyInput>;

export const surveyChanges = z.strictObject({
  name: name.exactOptional(),
  status: z.enum(surveyStatuses).exactOptional(),
  questions: questionsInput.exactOptional(),
  one_response_per_token: z.boolean().exactOptional(),
  anonymous: z.boolean().exactOptional(),
});
export type SurveyChanges = z.output<typeof surveyChanges>;

/** A survey with the changes; absent members stay. */
export function changedSurvey(survey: Survey, changes: SurveyChanges): Survey {
  return {
    ...survey,
    name: changes.name ?? survey.name,
    status: changes.status ?? survey.status,
    questions: changes.questions ?? survey.questions,
    oneResponsePerToken: changes.one_response_per_token ?? survey.oneResponsePerToken,
    anonymous: changes.anonymous ?? survey.anonymous,
  };
}

const time = z.iso.datetime();

export const surveySchema = z.object({
  id: z.string().meta({ example: 'srv_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string(),
  status: z.enum(surveyStatuses),
  questions: z.array(questionRow),
  one_response_per_token: z.boolean(),
  anonymous: z.boolean(),
  public_url: z.string().meta({ description: 'Public address of the survey.' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
surveySchema.register(z.globalRegistry, { id: 'Survey' });
export type SurveyRow = z.infer<typeof surveySchema>;

/** A row of GET /platform/surveys: all of a survey but its questions. */
export const surveyListRowSchema = surveySchema.omit({ questions: true });
surveyListRowSchema.register(z.globalRegistry, { id: 'SurveyRow' });
export type SurveyListRow = z.infer<typeof surveyListRowSchema>;

export function surveyRow(survey: Survey, publicUrl: string): SurveyRow {
  return { ...surveyListRow(survey, publicUrl), questions: survey.questions.map(questionOf) };
}

export function surveyListRow(survey: Omit<Survey, 'questions'>, publicUrl: string): SurveyListRow {
  return {
    id: survey.id,
    name: survey.name,
    status: survey.status,
    one_response_per_token: survey.oneResponsePerToken,
    anonymous: survey.anonymous,
    public_url: publicUrl,
    created_at: survey.createdAt.toISOString(),
    updated_at: survey.updatedAt.toISOString(),
    version: survey.version,
  };
}

/** The survey as anyone reads it: nothing of its account. */
export const publicSurveySchema = surveySchema.pick({
  id: true,
  name: true,
  status: true,
  questions: true,
  one_response_per_token: true,
});
publicSurveySchema.register(z.globalRegistry, { id: 'PublicSurvey' });

export function publicSurvey(
  { id, name: title, status, oneResponsePerToken }: Survey,
  asked: readonly Question[],
): z.output<typeof publicSurveySchema> {
  return {
    id,
    name: title,
    status,
    questions: asked.map(questionOf),
    one_response_per_token: oneResponsePerToken,
  };
}

/** Questions are stored with types that their input schema has narrowed. */
function questionOf(question: Question): z.output<typeof questionRow> {
  return question as z.output<typeof questionRow>;
}
