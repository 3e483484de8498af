import { z } from 'zod';
import { AppError } from '../../common/errors.ts';
import { resolvePlaceQuery } from '../../places/places.ts';
import { jobFilter, type UnderstoodFilter } from '../job-filter.ts';
import { jobFilterQuery } from '../job-filter-query.ts';

/**
 * The filters of GET /jobs that an alert accepts. Filters by posting time are refused, because an alert only reports
 * new jobs.
 */
const alertFilterQuery = jobFilterQuery.omit({ posted_within_days: true, since: true }).strict();

type FilterName = keyof typeof alertFilterQuery.shape;
type FilterValue = string | number | boolean;

/** Filters as given by the caller. They are stored in this form and parsed at each pass. */
export type AlertFilters = Partial<Record<FilterName, FilterValue>>;

const flag = z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false');

/** A filter in JSON: the type and bounds that the document of GET /jobs states for the parameter. */
function filterValue(parameter: z.core.JSONSchema.BaseSchema): z.ZodType<FilterValue> {
  const { type, exclusiveMinimum = 0, maximum = Infinity, maxLength = Infinity } = parameter;
  if (type === 'boolean') return flag;
  // A value out of bounds is refused once, and not again by the query's own schema.
  const refused = (error: string) => ({ error, abort: true });
  if (type === 'number') {
    const range = refused(`must be a number above ${Number(exclusiveMinimum)}, at most ${maximum}`);
    return z.number().gt(Number(exclusiveMinimum), range).max(maximum, range);
  }
  return z.string().max(maxLength, refused(`must be at most ${maxLength} characters`));
}

const { properties = {} } = z.toJSONSchema(alertFilterQuery, {
  io: 'input',
  unrepresentable: 'any',
});

const members = Object.fromEntries(
  Object.entries(properties).map(([name, parameter]) => {
    if (typeof parameter === 'boolean') throw new Error(`The parameter ${name} has no schema.`);
    const { description, example } = parameter;
    return [name, filterValue(parameter).exactOptional().meta({ description, example })];
  }),
) as Record<FilterName, z.ZodExactOptional<z.ZodType<FilterValue>>>;

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
): UnderstoodFilter | { problems: FilterProblem[] } {
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
    return jobFilter(parsed.data, resolvePlaceQuery);
  } catch (error) {
    if (error instanceof AppError) return { problems: error.details ?? [] };
    throw error;
  }
}

/** How filters are understood that are not taken literally; empty where all are. */
export function alertNotices(filters: AlertFilters): string[] {
  const read = readAlertFilters(filters);
  return 'notices' in read ? read.notices : [];
}
