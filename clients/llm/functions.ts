import { jsonSchema, tool, type ToolSet } from 'ai';
import type { ModelFunction } from '../../domain/model/model-task.ts';

/** Functions as the provider's library takes them. They have no code: a call ends the request. */
export function toolsOf(functions: readonly ModelFunction[]): ToolSet {
  return Object.fromEntries(
    functions.map(({ name, description, input }) => [
      name,
      tool({ description, inputSchema: jsonSchema(input) }),
    ]),
  );
}
