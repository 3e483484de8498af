import { AppError } from '../../domain/common/errors.ts';
import { employeeStatus, type Employee } from '../../domain/workforce/employee.ts';
import { findAccount } from '../../storage/accounts/accounts.ts';
import { findEmployeesByEmail } from '../../storage/workforce/employees.ts';
import type { Stores } from '../../storage/stores.ts';

/**
 * The active employee of an account whose e-mail address is the account's. Only the operator sets that address
 * (decision 0030). @throws AppError `not_found`.
 */
export async function requireMe(stores: Stores, accountId: string): Promise<Employee> {
  const account = await findAccount(stores, accountId);
  const found =
    account === null ? [] : await findEmployeesByEmail(stores, accountId, account.email);
  const now = new Date();
  const me = found.find((employee) => employeeStatus(employee, now) === 'active');
  if (me === undefined) throw new AppError('not_found');
  return me;
}
