import type { ApplicationField } from './field.ts';

interface Job {
  company?: string;
  title?: string | null;
  start_date?: string | null;
  end_date?: string | null;
}

/** Title and company of the latest job in the employment history of answers; null without one. */
export function lastJobOf(
  form: readonly Pick<ApplicationField, 'key' | 'type'>[],
  answers: Readonly<Record<string, unknown>>,
): string | null {
  const jobs = form
    .filter(({ type }) => type === 'employment_history')
    .flatMap(({ key }) => (answers[key] ?? []) as Job[]);
  const [last] = jobs.toSorted((a, b) => (isLater(a, b) ? -1 : isLater(b, a) ? 1 : 0));
  if (last === undefined) return null;
  return [last.title, last.company].filter(Boolean).join(', ');
}

/** A job without an end goes on. */
function isLater(one: Job, other: Job): boolean {
  const [end, otherEnd] = [one.end_date ?? '9999', other.end_date ?? '9999'];
  if (end !== otherEnd) return end > otherEnd;
  return (one.start_date ?? '') > (other.start_date ?? '');
}
