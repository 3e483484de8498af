import { employeeSchema, newEmployeeInput } from '../../domain/workforce/employee.ts';
import { createEmployee as create } from '../../services/workforce/change-employee.ts';
import { employeeAnswer } from '../../services/workforce/employee-rows.ts';
import { accountOf, causeOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const createEmployee = defineRoute(
  {
    name: 'createEmployee',
    method: 'post',
    path: '/employees',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newEmployeeInput,
    status: 201,
    response: recordOf(employeeSchema),
    errors: ['conflict'],
    summary: 'Add an employee without a candidate.',
    description:
      'Employees without an end date have different e-mail addresses: a taken one is 409, and `details` has the id of the other employee under the path `employee_id`. A rehire is a new employee.',
  },
  async ({ ctx, caller, requestId, body, run }) => {
    const cause = causeOf({ caller, requestId });
    const employee = await create(ctx, { accountId: accountOf(caller), run, cause }, body);
    return { body: await employeeAnswer(ctx, employee) };
  },
);
