import type { ModelTask, TokenUsage } from '../../domain/model/model-task.ts';
import { questionOf, readText } from '../../domain/model/model-question.ts';
import { mostTokens } from '../../domain/model/token-estimate.ts';
import { tokenCost } from '../../domain/model/token-price.ts';
import { findTurn, keepTurn, type AnsweredTurn } from '../../storage/model/model-turns.ts';
import type { AppContext } from '../context.ts';
import { askModel } from './ask-model.ts';
import { release, reserve, settleHold } from '../billing/holds.ts';

/** One model call charged to an account. */
export interface ModelTurn {
  accountId: string;
  /** Business key: answered and charged at most once. */
  key: string;
  /** The reference shown in the ledger, such as a session's id. */
  reference: string;
}

/** The prompt and its input. */
interface Question<I, O> {
  task: ModelTask<I, O>;
  input: I;
}

export interface TurnResult<Output> {
  value: Output;
  usage: TokenUsage & { costUsdMicros: number };
}

/**
 * Asks the model on an account's behalf: reserve, ask, store the answer, settle (decision 0018). Safe to repeat after
 * a crash at any point, and to run concurrently: the first stored answer counts and is charged once.
 * @throws AppError `PAYMENT_REQUIRED`; `ModelFailure`, after which the hold is released.
 */
export async function runModelTurn<I, O>(
  ctx: AppContext,
  turn: ModelTurn,
  { task, input }: Question<I, O>,
): Promise<TurnResult<O>> {
  const charge = { ...turn, kind: 'ai_tokens' as const };
  const most = mostUsed(task, input);
  const prices = ctx.config.tokenPrices;
  await reserve(ctx, { ...charge, amountUsdMicros: tokenCost(most, prices) });
  const answered =
    (await findTurn(ctx.stores, turn)) ??
    (await ask(ctx, turn, () => askModel(ctx.llm, { task, input, turn: turn.key })));
  const usage = atMost(answered.usage, most);
  const cost = { amountUsdMicros: tokenCost(usage, prices), tokens: usage };
  const booked = await settleHold(ctx, { ...charge, ...cost });
  // A charge by an earlier run is final, also if prices and prompt have changed.
  const costUsdMicros = 0 - booked.amountUsdMicros;
  return { value: answered.value as O, usage: { ...(booked.tokens ?? usage), costUsdMicros } };
}

/** Asks, and stores the answer. */
async function ask(
  ctx: AppContext,
  turn: ModelTurn,
  answer: () => Promise<AnsweredTurn>,
): Promise<AnsweredTurn> {
  try {
    return await keepTurn(ctx.stores, turn, await answer());
  } catch (error) {
    await release(ctx, turn);
    throw error;
  }
}

/** The maximum usage of a turn, and the amount reserved for it. */
function mostUsed<I, O>(task: ModelTask<I, O>, input: I): Pick<TokenUsage, 'input' | 'output'> {
  return { input: mostTokens(readText(questionOf(task, input))), output: task.maxOutputTokens };
}

/** Limits the reported usage to the reserved amount (decision 0018). */
function atMost(usage: TokenUsage, most: Pick<TokenUsage, 'input' | 'output'>): TokenUsage {
  return {
    model: usage.model,
    input: Math.min(usage.input, most.input),
    output: Math.min(usage.output, most.output),
  };
}
