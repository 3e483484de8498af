import { z } from 'zod';
import { removalReasons } from '../../../domain/hiring/interview-questions/check-questions.ts';
import {
  interviewQuestionSchema,
  questionKinds,
} from '../../../domain/hiring/interview-questions/question.ts';
import { generateQuestions } from '../../../services/hiring/interview-questions/generate-questions.ts';
import { idOf } from '../../../storage/new-id.ts';
import { forSpenders } from '../../access.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

const body = z.strictObject({
  job_id: z.string().max(100).meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
  count: z.int().min(1).max(20).default(10),
  kinds: z
    .array(z.enum(questionKinds))
    .min(1)
    .max(questionKinds.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'must not name a kind twice')
    .exactOptional(),
});

const questionSet = z.object({
  job_id: z.string(),
  questions: z.array(interviewQuestionSchema),
  removed: z.array(z.object({ question: z.string(), reason: z.enum(removalReasons) })).meta({
    description: 'Questions that the check removed from the model’s answer, without addresses.',
  }),
  usage: z.object({
    model: z.string(),
    input: z.int(),
    output: z.int(),
    cost_usd_micros: z.int(),
  }),
});
questionSet.register(z.globalRegistry, { id: 'InterviewQuestionSet' });

export const generateInterviewQuestions = defineRoute(
  {
    name: 'generateInterviewQuestions',
    method: 'post',
    path: '/interview-questions/generate',
    access: { scopes: ['jobs:applications'], ...forSpenders },
    idempotent: true,
    meter: 'platform_calls',
    body,
    status: 201,
    response: recordOf(questionSet),
    errors: ['not_found', 'PAYMENT_REQUIRED', 'unavailable'],
    summary: 'Have the model write interview questions for a job.',
    description:
      'Bills AI tokens. The posting is data for the model, never an instruction. Code checks each question: one that asks about a protected topic (age, family, religion, origin, health and the like), holds an address or copies the posting is left out and listed in removed. When nothing is left, the questions come from the bank. Waits up to 45 seconds, then 503; asked again under the same Idempotency-Key it is the same set, and paid once.',
  },
  async ({ ctx, caller, body: { job_id: jobId, count, kinds }, run }) => {
    const { questions, removed, usage } = await generateQuestions(ctx, {
      accountId: accountOf(caller),
      setId: idOf('interviewQuestion', run),
      jobId,
      count,
      kinds: kinds ?? null,
    });
    const { costUsdMicros, ...used } = usage;
    const data = {
      job_id: jobId,
      questions,
      removed,
      usage: { ...used, cost_usd_micros: costUsdMicros },
    };
    return { body: { data } };
  },
);
