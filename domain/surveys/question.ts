import { z } from 'zod';
import { fieldSchema, type ApplicationField } from '../hiring/application-form/field.ts';
import { fieldTypes } from '../hiring/application-form/field-types.ts';
import { formOf } from '../hiring/application-form/form.ts';

const MAX_QUESTIONS = 100;

/** `semantic` of a question whose answers make a Net Promoter Score. */
export const NPS = 'nps';

/** The types of a survey's questions. Files, and histories of a person, are for applications only. */
const questionTypes = z
  .enum(fieldTypes)
  .exclude(['file', 'education_history', 'employment_history']);

const questionSchema = fieldSchema
  .omit({ knockout: true })
  .extend({ type: questionTypes })
  .superRefine(({ semantic, type, constraints }, context) => {
    if (semantic !== NPS) return;
    const isScale = type === 'number' && constraints?.min === 0 && constraints.max === 10;
    if (isScale) return;
    const message = 'must be a number from min 0 to max 10 to be a Net Promoter Score';
    context.addIssue({ code: 'custom', path: ['semantic'], message });
  });

/** A question of a survey as it is stored: a field of a form without a knock-out. */
export type Question = Omit<ApplicationField, 'knockout'>;

/** The questions of a survey as its owner writes them. */
export const questionsInput = formOf(questionSchema, MAX_QUESTIONS).refine(
  ({ length }) => length > 0,
  'must not be empty',
);

/** A question as its owner and the public read it. */
export const questionRow = fieldSchema
  .omit({ knockout: true })
  .extend({ type: questionTypes, position: z.int() });

/** The questions that are published and take answers. Hidden and internal ones are neither. */
export function askedQuestions(questions: readonly Question[]): Question[] {
  return questions.filter(
    ({ visibility, type }) => visibility === 'applicant' && type !== 'hidden',
  );
}
