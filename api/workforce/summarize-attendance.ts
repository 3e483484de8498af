import { z } from 'zod';
import { invalidRequest } from '../../domain/common/errors.ts';
import { timeZoneName } from '../../domain/common/time-zone.ts';
import { workedDayRow, workedDaySchema } from '../../domain/workforce/worked-days.ts';
import { summarizeAttendance as summarize } from '../../services/workforce/summarize-attendance.ts';
import { findEmployee } from '../../storage/workforce/employees.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST_DAYS = 366;

const date = z.iso.date('must be a date as YYYY-MM-DD');

export const summarizeAttendance = defineRoute(
  {
    name: 'summarizeAttendance',
    method: 'get',
    path: '/attendance/summary',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object({
      employee_id: z.string().max(100).meta({ example: 'emp_0NaQ8xT2v7Bd1kZp4mXw' }),
      from: date.meta({ description: 'The first day.' }),
      to: date.meta({ description: 'The last day, at most 366 days in all.' }),
      timezone: timeZoneName.meta({
        description: 'IANA time zone whose days are counted.',
        example: 'Europe/Stockholm',
      }),
    }),
    response: listOf(workedDaySchema),
    summary: 'Sum up the worked time of an employee by day.',
    description:
      'Rows are the days with work, breaks or leave, in order. Work over midnight is split where the day of the zone begins, and times are differences of instants, so that a night with a change to daylight saving time has its true length. Work without an `out` counts to its last stamp only and is `open` on the day it began.',
  },
  async ({ ctx, caller, query }) => {
    const { employee_id: id, from, to, timezone } = query;
    if (to < from) throw invalidRequest('to', 'must not be before from');
    if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS) {
      throw invalidRequest('to', 'must be at most 366 days after from');
    }
    const employee = await findEmployee(ctx.stores, { accountId: accountOf(caller), id });
    if (employee === null) {
      throw invalidRequest('employee_id', 'is not an employee of this account');
    }
    const days = await summarize(ctx, employee, { from, to, timezone });
    const data = days.map((day) => workedDayRow(employee.id, day));
    return { body: { data, meta: listMeta({}) } };
  },
);
