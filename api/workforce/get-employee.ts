import { employeeSchema } from '../../domain/workforce/employee.ts';
import { employeeAnswer } from '../../services/workforce/employee-rows.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { employeeParams, ownedEmployee } from './employee-path.ts';

export const getEmployee = defineRoute(
  {
    name: 'getEmployee',
    method: 'get',
    path: '/employees/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: employeeParams,
    response: recordOf(employeeSchema),
    find: ownedEmployee,
    summary: 'Read an employee.',
  },
  async ({ ctx, found }) => ({ body: await employeeAnswer(ctx, found) }),
);
