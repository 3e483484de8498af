import { z } from 'zod';
import { invalidRequest } from '../../domain/common/errors.ts';
import { attendanceSchema } from '../../domain/workforce/attendance.ts';
import { finishPending } from '../../services/workforce/attendance.ts';
import { findOpenEntries } from '../../storage/workforce/attendance-heads.ts';
import { accountOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { listOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { entriesPage, entriesQuery, rangeOf } from './attendance-path.ts';

const HOUR_MS = 60 * 60_000;

const query = z.object({
  employee_id: z
    .string()
    .max(100)
    .exactOptional()
    .meta({ description: 'Only entries of this employee.' }),
  open: z.literal('true', 'must be true').exactOptional().meta({
    description: 'Only the `in` entries of employees who are checked in now.',
  }),
  longer_than_hours: z
    .string()
    .regex(/^[0-9]{1,4}$/u, 'must be a whole number of hours')
    .transform(Number)
    .exactOptional()
    .meta({
      type: 'integer',
      minimum: 0,
      maximum: 9_999,
      description: 'With open: only those checked in for longer. 16 finds forgotten check-outs.',
    }),
  ...entriesQuery,
});

export const listAttendance = defineRoute(
  {
    name: 'listAttendance',
    method: 'get',
    path: '/attendance',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query,
    response: listOf(attendanceSchema),
    errors: ['invalid_cursor'],
    summary: "List the attendance of the account's employees, latest `at` first.",
    description: '`from` and `to` are half-open by `at`; a leave counts when it touches the range.',
  },
  async ({ ctx, caller, query: asked }) => {
    const { employee_id: employeeId, kind } = asked;
    const range = rangeOf(asked);
    const ids = await openIds(ctx, accountOf(caller), asked);
    if (employeeId !== undefined) {
      await finishPending(ctx, { id: employeeId, accountId: accountOf(caller) });
    }
    const filter = { employeeId, kind, ids, ...range };
    return { body: await entriesPage('attendance', { ctx, caller, query: asked }, filter) };
  },
);

async function openIds(
  { stores }: ApiContext,
  accountId: string,
  { open, longer_than_hours: hours }: z.output<typeof query>,
): Promise<string[] | undefined> {
  if (open !== undefined) {
    return findOpenEntries(stores, accountId, new Date(Date.now() - (hours ?? 0) * HOUR_MS));
  }
  if (hours !== undefined) throw invalidRequest('longer_than_hours', 'needs open=true');
  return undefined;
}
