import type { Llm, ModelAnswer } from '../../clients/llm/index.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import type { ModelTask } from '../../domain/model/model-task.ts';

/** Attempts before a model's invalid answers count as a failure. */
const UNREADABLE_ANSWERS = 3;

/** One question and its turn. */
interface Question<I, O> {
  task: ModelTask<I, O>;
  input: I;
  turn: string;
}

/**
 * Asks a model, and again at once when its answer is cut off or invalid. The caller retries what time may resolve.
 * @throws ModelFailure
 */
export async function askModel<I, O>(
  llm: Llm,
  { task, input, turn }: Question<I, O>,
): Promise<ModelAnswer<O>> {
  for (let answers = 1; ; answers += 1) {
    try {
      return await llm.run(task, input, turn);
    } catch (error) {
      const isUnreadable = error instanceof ModelFailure && error.reason === 'unreadable';
      if (!isUnreadable || answers === UNREADABLE_ANSWERS) throw error;
    }
  }
}
