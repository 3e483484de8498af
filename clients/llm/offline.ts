import { questionOf, readText } from '../../domain/model/model-question.ts';
import { usualTokens } from '../../domain/model/token-estimate.ts';
import type { Llm } from './llm.ts';

const MODEL = 'offline';

/** The deterministic writer, which needs no key (decision 0018). Its token counts are estimates. */
export function createOfflineLlm(): Llm {
  return {
    model: MODEL,
    run(task, input) {
      const value = task.schema.parse(task.offline(input));
      const usage = {
        model: MODEL,
        input: usualTokens(readText(questionOf(task, input))),
        output: usualTokens(JSON.stringify(value)),
      };
      return Promise.resolve({ value, usage });
    },
    close: () => Promise.resolve(),
  };
}
