import { Temporal } from 'temporal-polyfill';
import { startOfDay } from '../../domain/common/time-zone.ts';
import type { Employee } from '../../domain/workforce/employee.ts';
import { workedDays, type WorkedDay } from '../../domain/workforce/worked-days.ts';
import {
  leavesDuring,
  stampBefore,
  stampsAfter,
  stampsWithin,
} from '../../storage/workforce/attendance-entries.ts';
import type { AppContext } from '../context.ts';
import { finishPending } from './attendance.ts';

export interface SummaryRange {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  timezone: string;
}

/** The worked time of an employee by the local days of a zone. */
export async function summarizeAttendance(
  ctx: Pick<AppContext, 'stores'>,
  employee: Employee,
  { from: first, to: last, timezone: zone }: SummaryRange,
): Promise<WorkedDay[]> {
  await finishPending(ctx, employee);
  const { stores } = ctx;
  const days = { first: Temporal.PlainDate.from(first), last: Temporal.PlainDate.from(last), zone };
  const from = startOfDay(days.first, zone);
  const to = startOfDay(days.last.add({ days: 1 }), zone);
  const [previous, within, following, leaves] = await Promise.all([
    stampBefore(stores, employee.id, { at: from }),
    stampsWithin(stores, employee.id, { from, to }),
    stampsAfter(stores, employee.id, { at: to, limit: 1 }),
    leavesDuring(stores, employee.id, { from, to }),
  ]);
  const stamps = [...(previous === null ? [] : [previous]), ...within, ...following];
  return workedDays({ stamps, leaves }, days);
}
