import { z } from 'zod';
import { AppError } from '../../common/errors.ts';
import { resolvePlaceQuery } from '../../places/places.ts';
import { jobFilter, type JobFilter } from '../job-filter.ts';
import { jobFilterQuery } from '../job-filter-query.ts';

/**
 * The filters of GET /jobs that an alert accepts. Filters by posting time are refused, because an alert only reports
 * new jobs.
 */
const alertFilterQuery = jobFilterQuery.omit({ posted_within_days: true, since: true }).strict();

const value = z.union([z.string(), z.number(), z.boolean()]);
const flag = z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false');

type FilterName = keyof typeof alertFilterQuery.shape;

/** Filters as given by the caller. They are stored in this form and parsed at each pass. */
export type AlertFilters = Partial<Record<FilterName, z.output<typeof value>>>;

const members = Object.fromEntries(
  Object.entries(alertFilterQuery.shape).map(([name, schema]) => {
    const { description, example } = schema.meta() ?? {};
    const taken = schema.unwrap().meta()?.['type'] === 'boolean' ? flag : value;
    return [name, taken.exactOptional().meta({ description, example })];
  }),
) as Record<FilterName, z.ZodExactOptional<typeof value>>;

/** The member `filters` of an alert, validated by the schema of GET /jobs. */
export const alertFilters = z.strictObject(members).superRefine((filters, ctx) => {
  const read = readAlertFilters(filters);
  if (!('problems' in read)) return;
  for (const { path, message } of read.problems) {
    ctx.addIssue({ code: 'custom', path: path === '' ? [] : [path], message });
  }
});

export interface FilterProblem {
  /** The parameter with the problem. */
  path: string;
  message: string;
}

/** Parses stored filters like the query of GET /jobs; `problems` when they are refused. */
export function readAlertFilters(
  filters: AlertFilters,
): { filter: JobFilter } | { problems: FilterProblem[] } {
  const texts = Object.entries(filters).map(([name, given]) => [name, String(given)]);
  const parsed = alertFilterQuery.safeParse(Object.fromEntries(texts));
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => {
        return { path: String(path[0] ?? ''), message };
      }),
    };
  }
  try {
    return { filter: jobFilter(parsed.data, resolvePlaceQuery).filter };
  } catch (error) {
    if (error instanceof AppError) return { problems: error.details ?? [] };
    throw error;
  }
}
