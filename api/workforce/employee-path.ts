import { z } from 'zod';
import { findEmployee } from '../../storage/workforce/employees.ts';
import { accountOf } from '../caller.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of an employee's routes. */
export const employeeParams = z.object({
  id: z.string().meta({ example: 'emp_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's employee that the path names. */
export function ownedEmployee({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findEmployee(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
