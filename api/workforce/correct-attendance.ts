import { z } from 'zod';
import {
  attendanceRow,
  attendanceSchema,
  entryChanges,
} from '../../domain/workforce/attendance.ts';
import { correctEntry, deleteEntry } from '../../services/workforce/attendance.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { entryParams, ownedEntry } from './attendance-path.ts';

export const updateAttendance = defineRoute(
  {
    name: 'updateAttendance',
    method: 'patch',
    path: '/attendance/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: entryParams,
    body: entryChanges,
    response: recordOf(attendanceSchema),
    find: ownedEntry,
    errors: ['conflict'],
    summary: 'Correct an attendance entry.',
    description: 'The result is judged as a whole: a correction that does not fit is 409.',
  },
  async ({ ctx, body, found, headers }) => {
    const judge = versionJudge(headers);
    const entry = await correctEntry(ctx, found, { changes: body, judge });
    return { body: { data: attendanceRow(entry) } };
  },
);

export const deleteAttendance = defineRoute(
  {
    name: 'deleteAttendance',
    method: 'delete',
    path: '/attendance/{id}',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: entryParams,
    status: 204,
    response: z.undefined(),
    find: ownedEntry,
    errors: ['conflict'],
    summary: 'Delete an attendance entry.',
    description:
      'The rest must fit: a deletion that leaves two `in` in a row is 409. Delete work from its last entry to its first.',
  },
  async ({ ctx, found, headers }) => {
    await deleteEntry(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);
