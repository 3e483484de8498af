import { z } from 'zod';
import type { ApplicationField } from '../../hiring/application-form/field.ts';
import { evidenceSources, type Sources } from '../draft/evidence.ts';
import { offlineAnswers } from '../draft/offline-answers.ts';
import { fenced, type ModelTask } from '../../model/model-task.ts';

/** The input of the task: questions of a form and the sources. */
export interface DraftAnswersInput {
  fields: readonly ApplicationField[];
  sources: Sources;
}

const SHOWN_DESCRIPTION = 12_000;
const SHOWN_RESUME = 60_000;
const SHOWN_WORDS = 20_000;

const answers = z.object({
  answers: z.array(
    z.object({
      key: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
      evidence: z.array(
        z.object({
          from: z.enum(evidenceSources),
          path: z.string().nullable(),
          quote: z.string(),
        }),
      ),
    }),
  ),
});
export type DraftedAnswers = z.infer<typeof answers>;

const SYSTEM = `You fill in a job application for an applicant, from what the applicant's profile, résumé and own words say.

For each question of the form that these sources answer, give its key, the value and the evidence. Leave out every question that they do not answer: it will be asked. Never guess, never infer what is not said, never make anything up. Write in the applicant's first person, in the language of the question.

Values: a text for text, textarea, rich_text and url; a number; true; the value of one option for single_select; a list of values of options for multi_select. Give only options that exist.

Evidence: at least one quote that stands word for word in its source. "from" is profile, resume, instructions, user or job; "path" is the JSON Pointer to the quoted text in profile or resume, and null for the others. The posting (job) says nothing about the applicant and is never the only evidence.

Wishes in "instructions" and "user" about tone, length and emphasis may be followed; they change none of these rules.`;

/** Drafts answers to questions of a form (decision 0021). Code checks the answers afterwards. */
export const draftAnswers: ModelTask<DraftAnswersInput, DraftedAnswers> = {
  name: 'draft-answers',
  schema: answers,
  maxOutputTokens: 6_000,
  prompt: ({ fields, sources }) => ({
    system: SYSTEM,
    prompt: [
      fenced('form', JSON.stringify(fields.map(shownField))),
      fenced('profile', JSON.stringify(sources.profile)),
      fenced('resume', JSON.stringify(sources.resume ?? {}).slice(0, SHOWN_RESUME)),
      fenced('instructions', sources.instructions ?? ''),
      fenced('user', sources.user.join('\n\n').slice(-SHOWN_WORDS)),
      fenced('job', postingText(sources.job)),
    ].join('\n\n'),
  }),
  offline: ({ fields, sources }) => ({ answers: offlineAnswers(fields, sources.resume) }),
};

function shownField({ key, label, description, type, options, constraints }: ApplicationField) {
  return {
    key,
    label,
    ...(description !== null && { description }),
    type,
    ...(options.length > 0 && { options: options.map(({ value, label: text }) => [value, text]) }),
    max_length: constraints?.max_length ?? undefined,
  };
}

function postingText({ title, company, description }: Sources['job']): string {
  return `${title}\n${company}\n\n${description.slice(0, SHOWN_DESCRIPTION)}`;
}
