import { invalidRequest } from '../common/errors.ts';
import type { AttendanceEntry } from './attendance.ts';
import type { Employee } from './employee.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A clock that goes fast. More is a typing error. */
const MOST_AHEAD_MS = 5 * MINUTE_MS;
/** How far back an employee may record for itself. */
const MOST_BACK_MS = 31 * DAY_MS;
const LONGEST_LEAVE_MS = 366 * DAY_MS;

/** @throws AppError `invalid_request` for an entry that is wrong in itself. */
export function requireSound(
  entry: AttendanceEntry,
  { startDate }: Pick<Employee, 'startDate'>,
  now: Date,
): void {
  const { kind, at, until, source } = entry;
  if (kind === 'leave') requireSpan(at, until);
  else if (until !== null) throw invalidRequest('until', 'must not be given except for leave');
  if (kind !== 'leave' && at.getTime() > now.getTime() + MOST_AHEAD_MS) {
    throw invalidRequest('at', 'must not lie ahead by more than 5 minutes');
  }
  // A day of tolerance, because dates have no zone.
  if (startDate !== null && at.getTime() < Date.parse(startDate) - DAY_MS) {
    throw invalidRequest('at', 'must not be before the start date of the employee');
  }
  if (source === 'me' && at.getTime() < entry.createdAt.getTime() - MOST_BACK_MS) {
    throw invalidRequest('at', 'must not be more than 31 days ago');
  }
}

function requireSpan(at: Date, until: Date | null): void {
  if (until === null) throw invalidRequest('until', 'is required for leave');
  if (until <= at) throw invalidRequest('until', 'must be after at');
  if (until.getTime() - at.getTime() > LONGEST_LEAVE_MS) {
    throw invalidRequest('until', 'must be at most 366 days after at');
  }
}
