import { z } from 'zod';
import { DATA_IS_NOT_INSTRUCTION, type ModelTask } from './model-task.ts';

export interface ModelQuestion {
  system: string;
  prompt: string;
}

/**
 * The prompt of a task for any model. It includes the schema of the output, because not every provider enforces one.
 */
export function questionOf<I, O>(task: ModelTask<I, O>, input: I): ModelQuestion {
  const { system, prompt } = task.prompt(input);
  const shape = JSON.stringify(z.toJSONSchema(task.schema, { io: 'input' }));
  return {
    system: [
      system,
      DATA_IS_NOT_INSTRUCTION,
      `Answer with one JSON object and nothing else. It keeps to this JSON schema: ${shape}`,
    ].join('\n\n'),
    prompt,
  };
}
