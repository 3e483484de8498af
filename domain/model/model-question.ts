import { z } from 'zod';
import { DATA_IS_NOT_INSTRUCTION, type ModelFunction, type ModelTask } from './model-task.ts';

export interface ModelQuestion {
  system: string;
  prompt: string;
  /** Of a task that calls functions. */
  functions?: readonly ModelFunction[];
}

/** The prompt of a task for any model. */
export function questionOf<I, O>(task: ModelTask<I, O>, input: I): ModelQuestion {
  if (task.calling === undefined) return questionInWords(task, input);
  const { system, prompt } = task.prompt(input);
  const functions = task.calling.functions(input);
  return { system: `${system}\n\n${DATA_IS_NOT_INSTRUCTION}`, prompt, functions };
}

/**
 * The prompt for a model that writes JSON. It includes the functions and the schema of the output, because not every
 * provider enforces one.
 */
export function questionInWords<I, O>(task: ModelTask<I, O>, input: I): ModelQuestion {
  const { system, prompt } = task.prompt(input);
  const functions = task.calling?.functions(input);
  const shape = JSON.stringify(z.toJSONSchema(task.schema, { io: 'input' }));
  return {
    system: [
      system,
      DATA_IS_NOT_INSTRUCTION,
      ...(functions === undefined ? [] : [`The tools: ${JSON.stringify(functions)}`]),
      `Answer with one JSON object and nothing else. It keeps to this JSON schema: ${shape}`,
    ].join('\n\n'),
    prompt,
  };
}

/** Everything that a model reads of a question. */
export function readText({ system, prompt, functions }: ModelQuestion): string {
  return system + prompt + (functions === undefined ? '' : JSON.stringify(functions));
}
