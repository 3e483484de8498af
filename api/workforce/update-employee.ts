import { employeeChanges, employeeSchema } from '../../domain/workforce/employee.ts';
import { changeEmployee } from '../../services/workforce/change-employee.ts';
import { employeeAnswer } from '../../services/workforce/employee-rows.ts';
import { requireRole } from '../access.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { employeeParams, ownedEmployee } from './employee-path.ts';

export const updateEmployee = defineRoute(
  {
    name: 'updateEmployee',
    method: 'patch',
    path: '/employees/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: employeeParams,
    body: employeeChanges,
    response: recordOf(employeeSchema),
    find: ownedEmployee,
    errors: ['conflict'],
    summary: 'Change an employee; end_date ends the employment.',
    description:
      'Only the members that are sent change; null clears a member. The e-mail address of another employee without an end date is 409. A manager must be an active employee who does not report to this one.',
  },
  async ({ ctx, caller, body, found, headers }) => {
    if (body.end_date !== undefined && body.end_date !== found.endDate) {
      requireRole(caller, 'admin', 'Ending an employment needs the role admin.');
    }
    const judge = versionJudge(headers);
    const employee = await changeEmployee(ctx, found, { changes: body, judge });
    return { body: await employeeAnswer(ctx, employee) };
  },
);
