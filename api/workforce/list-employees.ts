import { z } from 'zod';
import { oneLine } from '../../domain/common/text/input-text.ts';
import { searchedText } from '../../domain/text/searched-text.ts';
import { employeeSchema, employeeStatuses } from '../../domain/workforce/employee.ts';
import { employeeRows } from '../../services/workforce/employee-rows.ts';
import { listEmployees as readEmployees } from '../../storage/workforce/employees.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

const employeesQuery = z.object({
  q: oneLine(200).pipe(searchedText).exactOptional().meta({
    description:
      'Each word must be the beginning of a word of name, e-mail, phone, title or department.',
  }),
  department: z.string().max(120).exactOptional().meta({ description: 'The whole department.' }),
  status: z.enum(employeeStatuses).exactOptional().meta({ description: 'Default: both.' }),
  manager_id: z
    .string()
    .max(100)
    .exactOptional()
    .meta({ description: 'Only those who report to this employee directly.' }),
  email: z
    .string()
    .max(300)
    .exactOptional()
    .meta({ description: 'E-mail address, compared without case.' }),
  candidate_id: z
    .string()
    .max(100)
    .exactOptional()
    .meta({ description: 'Only employees that this candidate became.' }),
  ...pageQuery,
});

export const listEmployees = defineRoute(
  {
    name: 'listEmployees',
    method: 'get',
    path: '/employees',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: employeesQuery,
    response: listOf(employeeSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's employees, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const {
      q,
      department,
      status,
      manager_id: managerId,
      email,
      candidate_id: candidateId,
    } = query;
    const accountId = accountOf(caller);
    const filter = {
      accountId,
      q,
      department,
      status,
      managerId,
      email,
      candidateId,
      now: new Date(),
    };
    const { rows, nextCursor } = await pageById('employees', { ctx, caller, query }, (start) =>
      readEmployees(ctx.stores, filter, start),
    );
    return { body: { data: await employeeRows(ctx.stores, rows), meta: listMeta({ nextCursor }) } };
  },
);
