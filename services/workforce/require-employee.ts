import { AppError } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Employee } from '../../domain/workforce/employee.ts';
import { findEmployee } from '../../storage/workforce/employees.ts';
import type { Stores } from '../../storage/stores.ts';

/** An employee of the account. @throws AppError `not_found`. */
export async function requireEmployee(stores: Stores, target: OwnedRef): Promise<Employee> {
  const employee = await findEmployee(stores, target);
  if (employee === null) throw new AppError('not_found');
  return employee;
}

/** The conflict for an e-mail address of another active employee, with that employee's id. */
export function addressTaken(employeeId: string | null): AppError {
  return new AppError('conflict', {
    message: 'An active employee with this e-mail address exists already.',
    ...(employeeId !== null && { details: [{ path: 'employee_id', message: employeeId }] }),
  });
}
