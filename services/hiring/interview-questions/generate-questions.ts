import type { WorkflowHandle } from '@temporalio/client';
import { AppError } from '../../../domain/common/errors.ts';
import {
  checkQuestions,
  type RemovedQuestion,
} from '../../../domain/hiring/interview-questions/check-questions.ts';
import type {
  InterviewedRole,
  InterviewQuestion,
} from '../../../domain/hiring/interview-questions/question.ts';
import {
  writeQuestionsTask,
  type WantedQuestions,
} from '../../../domain/hiring/interview-questions/write-questions.ts';
import { findTurn } from '../../../storage/model/model-turns.ts';
import {
  AGENT_TASK_QUEUE,
  accountIdAttribute,
  jobIdAttribute,
} from '../../../workflows/common/contract.ts';
import {
  generateQuestionsId,
  type GeneratedQuestions,
  type GenerateQuestionsInput,
  type GenerateQuestionsWorkflow,
} from '../../../workflows/hiring/contract.ts';
import type { AppContext } from '../../context.ts';
import { outcomeWithin } from '../../workflow-outcome.ts';
import { turnKeyOf } from './ask-questions.ts';
import { bankQuestions, identified } from './bank-questions.ts';
import { requireInterviewedRole } from './interviewed-role.ts';

/** Less than the one-minute timeout of common HTTP clients. */
const WAIT_MS = 45_000;
const RETRY_SECONDS = 10;

/** Checked questions with what the model used. */
export interface QuestionSet {
  questions: InterviewQuestion[];
  removed: RemovedQuestion[];
  usage: (GeneratedQuestions & { status: 'written' })['usage'];
}

/**
 * Has the model write questions for a job and checks them (decision 0032). All calls with the same set share one
 * workflow, one answer and one charge.
 * @throws AppError `not_found`, PAYMENT_REQUIRED, `unavailable` when it takes too long.
 */
export async function generateQuestions(
  ctx: Pick<AppContext, 'stores' | 'temporal'>,
  input: GenerateQuestionsInput,
): Promise<QuestionSet> {
  const { accountId, setId, jobId } = input;
  const role = await requireInterviewedRole(ctx.stores, { accountId, id: jobId });
  const handle = await start(ctx, input);
  const wait = { waitMs: WAIT_MS, retrySeconds: RETRY_SECONDS };
  const usage = usageOf(await outcomeWithin(handle, wait));
  const turn = await findTurn(ctx.stores, { accountId, key: turnKeyOf(setId) });
  if (turn === null) throw tooLate();
  const { questions } = writeQuestionsTask.schema.parse(turn.value);
  const { kept, removed } = checkQuestions(questions, role, input);
  const seniority = role.seniorityLevel;
  const rows = kept.map((one) => identified({ ...one, seniority }, one.question));
  return { questions: rows.length > 0 ? rows : fromBank(role, input), removed, usage };
}

/** When nothing that the model wrote may be asked, the bank answers. */
function fromBank(role: InterviewedRole, { count, kinds }: WantedQuestions): InterviewQuestion[] {
  return bankQuestions(role)
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .slice(0, count);
}

function usageOf(outcome: GeneratedQuestions | null): QuestionSet['usage'] {
  if (outcome === null) throw tooLate();
  switch (outcome.status) {
    case 'written':
      return outcome.usage;
    case 'unpaid': {
      const { details } = outcome;
      const message = details[0]?.message;
      throw new AppError('PAYMENT_REQUIRED', {
        details,
        ...(message !== undefined && { message }),
      });
    }
    case 'refused':
      throw new AppError('invalid_request', { message: 'The model will not write this.' });
    case 'gone':
      throw new AppError('not_found');
  }
}

function tooLate(): AppError {
  return new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
}

function start(
  { temporal: { client } }: Pick<AppContext, 'temporal'>,
  input: GenerateQuestionsInput,
): Promise<WorkflowHandle<GenerateQuestionsWorkflow>> {
  return client.workflow.start<GenerateQuestionsWorkflow>('generateQuestions', {
    taskQueue: AGENT_TASK_QUEUE,
    workflowId: generateQuestionsId(input.setId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [input],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: input.accountId },
      { key: jobIdAttribute, value: input.jobId },
    ],
    staticSummary: `Write interview questions for ${input.jobId}`,
  });
}
