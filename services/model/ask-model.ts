import type { Llm, ModelAnswer } from '../../clients/llm/index.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import type { ModelTask } from '../../domain/model/model-task.ts';

/** A model whose answer so many times is nonsense will not make sense of the next one. */
const UNREADABLE_ANSWERS = 3;

/** One question, and the turn that it belongs to. */
interface Question<I, O> {
  task: ModelTask<I, O>;
  input: I;
  turn: string;
}

/**
 * Asks a model, again at once where its answer is cut off or unreadable. Whatever time may mend is the caller's to wait
 * for. Throws `ModelFailure`.
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
