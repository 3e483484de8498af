import { z } from 'zod';
import { fenced, type ModelTask } from '../../model/model-task.ts';
import type { WrittenQuestion } from './check-questions.ts';
import { questionKinds, type InterviewedRole, type QuestionKind } from './question.ts';
import { questionsFor } from './questions-for.ts';

/** The questions that are requested for a role. */
export interface WantedQuestions {
  count: number;
  /** Null for all kinds. */
  kinds: readonly QuestionKind[] | null;
}

export interface WriteQuestionsInput extends WantedQuestions {
  role: InterviewedRole;
}

const SHOWN_POSTING = 12_000;
const MOST_QUESTIONS = 40;

const schema = z.object({
  questions: z
    .array(
      z.object({
        question: z.string(),
        kind: z.enum(questionKinds),
        keyword: z.string().nullable(),
      }),
    )
    .transform((questions) => questions.slice(0, MOST_QUESTIONS)),
});

const SYSTEM = `You write questions that an interviewer asks candidates for a job.
- Each is one line of 10 to 300 characters and ends as a question, or as a prompt such as "Describe …".
- Ask about the work only: what the posting asks for, and how the person works.
- Never ask about age, family, marital status, pregnancy, religion, race, national origin, citizenship, disability, health, genetics, sexual orientation, union membership, arrests, former pay, bank details or passwords. Whether somebody may work in the country may be asked.
- kind: behavioral asks for past conduct, situational for conduct in a described case, technical for knowledge of the field, role for motives and ways of working.
- keyword: the skill of the list that the question is about, or null.
- Copy no sentence of the posting, and no address.`;

/** Writes interview questions for a job (decision 0032). `checkQuestions` checks them afterwards. */
export const writeQuestionsTask: ModelTask<WriteQuestionsInput, { questions: WrittenQuestion[] }> =
  {
    name: 'write-questions',
    schema,
    maxOutputTokens: 4_000,
    prompt: ({ role, count, kinds }) => ({
      system: SYSTEM,
      prompt: [
        fenced('title', role.title),
        fenced('keywords', role.keywords.join(', ')),
        fenced('posting', role.descriptionText.slice(0, SHOWN_POSTING)),
        `Write ${count} questions for the seniority "${role.seniorityLevel ?? 'not stated'}", of the kinds ${(kinds ?? questionKinds).join(', ')}, in the language of the posting.`,
      ].join('\n\n'),
    }),
    offline: ({ role, count, kinds }) => ({
      questions: questionsFor(role)
        .filter(({ kind }) => kinds?.includes(kind) ?? true)
        .slice(0, count)
        .map(({ question, kind, keyword }) => ({ question, kind, keyword })),
    }),
  };
