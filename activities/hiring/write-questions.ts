import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { AppError } from '../../domain/common/errors.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import type { AppContext } from '../../services/context.ts';
import { askQuestions } from '../../services/hiring/interview-questions/ask-questions.ts';
import type {
  GeneratedQuestions,
  GenerateQuestionsInput,
} from '../../workflows/hiring/contract.ts';
import { asTurnFailure } from '../turn-failure.ts';

/** The caller waits 45 seconds. If the model is unavailable for longer, the call can be repeated. */
const RETRIED_FOR_MS = 30_000;

/** Has the model write questions. Idempotent: a set is answered and charged once. */
export function createWriteQuestions(ctx: AppContext) {
  return async function writeQuestions(input: GenerateQuestionsInput): Promise<GeneratedQuestions> {
    try {
      const usage = await askQuestions(ctx, input);
      return usage === null ? { status: 'gone' } : { status: 'written', usage };
    } catch (error) {
      return finalOutcome(error) ?? fail(error);
    }
  };
}

/** The outcome of an error that a retry cannot fix; null for others. */
function finalOutcome(error: unknown): GeneratedQuestions | null {
  if (error instanceof AppError && error.code === 'PAYMENT_REQUIRED') {
    return { status: 'unpaid', details: error.details ?? [] };
  }
  const isRefusal = error instanceof ModelFailure && error.reason === 'refused';
  return isRefusal ? { status: 'refused' } : null;
}

function fail(error: unknown): never {
  const isLast = Date.now() - Context.current().info.scheduledTimestampMs > RETRIED_FOR_MS;
  if (error instanceof ModelFailure && isLast) {
    throw ApplicationFailure.nonRetryable(error.message, `model_${error.reason}`);
  }
  throw asTurnFailure(error);
}
