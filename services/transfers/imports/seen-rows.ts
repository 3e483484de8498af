import { createHash } from 'node:crypto';
import type { RowOutcome } from '../../../domain/transfers/imports/import.ts';
import type { PlannedRow, ReadRow, RunningImport } from './row-work.ts';

/** Keys that a dry run remembers. Beyond them a repeated row counts as if it were the first. */
const MOST_KEYS = 200_000;

/**
 * The outcome of a row in a dry run. It writes nothing, so a second row about the same record would look like the first:
 * it is skipped when it says the same, else changed.
 */
export function seenBefore(
  { seen }: Pick<RunningImport, 'seen'>,
  { keys, value }: ReadRow<unknown>,
  { outcome }: PlannedRow,
): RowOutcome {
  if (outcome === 'bad' || keys.length === 0) return outcome;
  const scope = roleOf(value);
  const marks = keys.map((key) => hashOf(`${key} ${scope}`));
  const said = hashOf(JSON.stringify(value));
  const earlier = marks.map((mark) => seen.get(mark)).find((one) => one !== undefined);
  if (seen.size < MOST_KEYS) for (const mark of marks) seen.set(mark, said);
  if (earlier === undefined) return outcome;
  return earlier === said ? 'skipped' : 'changed';
}

/** A person may apply for several roles in one table. */
function roleOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'roles' in value
    ? JSON.stringify(value.roles)
    : '';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
