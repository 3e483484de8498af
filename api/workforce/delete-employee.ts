import { z } from 'zod';
import { deleteEmployee as remove } from '../../services/workforce/remove-employee.ts';
import { causeOf } from '../caller.ts';
import { versionJudge } from '../input/if-match.ts';
import { defineRoute } from '../route.ts';
import { employeeParams, ownedEmployee } from './employee-path.ts';

export const deleteEmployee = defineRoute(
  {
    name: 'deleteEmployee',
    method: 'delete',
    path: '/employees/{id}',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: employeeParams,
    status: 204,
    response: z.undefined(),
    find: ownedEmployee,
    summary: 'Delete an employee that was added by mistake.',
    description:
      'For an employee who leaves, set end_date instead. Reports of a deleted manager have no manager. The candidate of a deleted employee stays hired.',
  },
  async ({ ctx, caller, requestId, found, headers }) => {
    const cause = causeOf({ caller, requestId });
    await remove(ctx, found, { cause, judge: versionJudge(headers) });
    return { body: undefined };
  },
);
