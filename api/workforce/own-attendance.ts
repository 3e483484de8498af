import { z } from 'zod';
import {
  attendanceRow,
  attendanceSchema,
  ownEntryInput,
} from '../../domain/workforce/attendance.ts';
import type { Employee } from '../../domain/workforce/employee.ts';
import { finishPending, recordEntry } from '../../services/workforce/attendance.ts';
import { requireMe } from '../../services/workforce/require-me.ts';
import { accountOf, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { listOf, recordOf } from '../list-answer.ts';
import { ownAddress } from '../own-address.ts';
import { defineRoute } from '../route.ts';
import { entriesPage, entriesQuery, rangeOf } from './attendance-path.ts';

const me =
  'The employee is the active one with the e-mail address of the account, or of the signed-in member; 404 without one.';

async function meOf(ctx: ApiContext, caller: Caller): Promise<Employee> {
  return requireMe(ctx.stores, accountOf(caller), await ownAddress(ctx, caller));
}

export const listOwnAttendance = defineRoute(
  {
    name: 'listOwnAttendance',
    method: 'get',
    path: '/attendance/me',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(entriesQuery),
    response: listOf(attendanceSchema),
    errors: ['invalid_cursor', 'not_found'],
    summary: 'List your own attendance, latest `at` first.',
    description: me,
  },
  async ({ ctx, caller, query }) => {
    const employee = await meOf(ctx, caller);
    await finishPending(ctx, employee);
    const filter = { employeeId: employee.id, kind: query.kind, ...rangeOf(query) };
    return { body: await entriesPage('own attendance', { ctx, caller, query }, filter) };
  },
);

export const recordOwnAttendance = defineRoute(
  {
    name: 'recordOwnAttendance',
    method: 'post',
    path: '/attendance/me',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    idempotent: true,
    meter: 'platform_calls',
    body: ownEntryInput,
    status: 201,
    response: recordOf(attendanceSchema),
    errors: ['conflict', 'not_found'],
    summary: 'Record your own check-in, check-out, break or leave.',
    description: `${me} The rules are those of POST /attendance, and \`at\` is at most 31 days ago.`,
  },
  async ({ ctx, caller, body, run }) => {
    const employee = await meOf(ctx, caller);
    const entry = await recordEntry(ctx, employee, { input: body, source: 'me', run });
    return { body: { data: attendanceRow(entry) } };
  },
);
