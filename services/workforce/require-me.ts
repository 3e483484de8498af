import { AppError } from '../../domain/common/errors.ts';
import { employeeStatus, type Employee } from '../../domain/workforce/employee.ts';
import { findEmployeesByEmail } from '../../storage/workforce/employees.ts';
import type { Stores } from '../../storage/stores.ts';

/**
 * The active employee of an account with an e-mail address that its holder cannot choose: a member's own, or the
 * account's (decision 0030). @throws AppError `not_found`.
 */
export async function requireMe(
  stores: Stores,
  accountId: string,
  email: string | null,
): Promise<Employee> {
  const found = email === null ? [] : await findEmployeesByEmail(stores, accountId, email);
  const now = new Date();
  const me = found.find((employee) => employeeStatus(employee, now) === 'active');
  if (me === undefined) throw new AppError('not_found');
  return me;
}
