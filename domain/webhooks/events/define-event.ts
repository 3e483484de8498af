import type { z } from 'zod';

/** One kind of event: what it tells, in words, as a schema and by an example. */
export interface EventDefinition<Data extends z.ZodType> {
  summary: string;
  /** The `data` member of the body a receiver gets. */
  data: Data;
  example: z.output<Data>;
}

export function defineEvent<Data extends z.ZodType>(
  definition: EventDefinition<Data>,
): EventDefinition<Data> {
  return definition;
}
