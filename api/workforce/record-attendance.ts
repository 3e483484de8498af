import { invalidRequest } from '../../domain/common/errors.ts';
import {
  attendanceRow,
  attendanceSchema,
  newEntryInput,
} from '../../domain/workforce/attendance.ts';
import { recordEntry } from '../../services/workforce/attendance.ts';
import { findEmployee } from '../../storage/workforce/employees.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const recordAttendance = defineRoute(
  {
    name: 'recordAttendance',
    method: 'post',
    path: '/attendance',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newEntryInput,
    status: 201,
    response: recordOf(attendanceSchema),
    errors: ['conflict'],
    summary: 'Record a check-in, check-out, break or leave of an employee.',
    description:
      'Entries are judged in the order of `at`. An `in` follows an `out`, breaks lie in work, and a leave overlaps neither work nor another leave: anything else is 409, and `details` names the other entry with its time. A forgotten `out` is never added by the service: record it with its true time first. A past `in` or `break_start` may be recorded before complete later work; record its `out` or `break_end` next.',
  },
  async ({ ctx, caller, body, run }) => {
    const { employee_id: id, ...input } = body;
    const employee = await findEmployee(ctx.stores, { accountId: accountOf(caller), id });
    if (employee === null) {
      throw invalidRequest('employee_id', 'is not an employee of this account');
    }
    const entry = await recordEntry(ctx, employee, { input, source: 'employer', run });
    return { body: { data: attendanceRow(entry) } };
  },
);
