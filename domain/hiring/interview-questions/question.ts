import { z } from 'zod';
import { seniorityLevels, type SeniorityLevel } from '../../market/enums.ts';

export const questionKinds = ['behavioral', 'technical', 'role', 'situational'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question for an interview. */
export interface InterviewQuestion {
  /** `qst_…`; the same for the same question, keyword and seniority. */
  id: string;
  question: string;
  kind: QuestionKind;
  keyword: string | null;
  seniority: SeniorityLevel | null;
}

export const interviewQuestionSchema = z.object({
  id: z.string().meta({ example: 'qst_0NaQ8xT2v7Bd1kZp4mXw' }),
  question: z.string(),
  kind: z.enum(questionKinds),
  keyword: z.string().nullable().meta({ description: 'The skill it asks about; null for none.' }),
  seniority: z.enum(seniorityLevels).nullable().meta({ description: 'That of the job.' }),
});
interviewQuestionSchema.register(z.globalRegistry, { id: 'InterviewQuestion' });

/** The members of a job that its questions depend on. */
export interface InterviewedRole {
  title: string;
  department: string | null;
  keywords: string[];
  seniorityLevel: SeniorityLevel | null;
  descriptionText: string;
}
