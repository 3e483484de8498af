import type { z } from 'zod';

/** One kind of event: description, schema and example. */
export interface EventDefinition<Data extends z.ZodType> {
  summary: string;
  /** The `data` member of the body. */
  data: Data;
  example: z.output<Data>;
}

export function defineEvent<Data extends z.ZodType>(
  definition: EventDefinition<Data>,
): EventDefinition<Data> {
  return definition;
}
