import { isDeepStrictEqual } from 'node:util';
import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { invalidRequest } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import {
  changedEmployee,
  employeeStatus,
  newEmployee,
  type Employee,
  type EmployeeChanges,
  type NewEmployeeInput,
} from '../../domain/workforce/employee.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { idOf } from '../../storage/new-id.ts';
import type { Stores } from '../../storage/stores.ts';
import {
  findActiveByEmail,
  findEmployee,
  insertEmployee,
  saveEmployee,
} from '../../storage/workforce/employees.ts';
import type { AppContext } from '../context.ts';
import type { Creation } from '../hiring/creation.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { addressTaken, requireEmployee } from './require-employee.ts';

/** Managers above an employee that are looked at for a ring. */
const MOST_LEVELS = 50;

/**
 * Adds an employee without a candidate. A repeated run returns the employee of the first run.
 * @throws AppError `conflict` for the e-mail address of another active employee; `invalid_request`.
 */
export async function createEmployee(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, run, cause }: Creation & { cause: Cause },
  input: NewEmployeeInput,
): Promise<Employee> {
  const now = new Date();
  const key = { id: idOf('employee', run), accountId, name: input.name };
  const employee = changedEmployee(newEmployee(key, now), input);
  await requireValid(stores, employee, null);
  const created = newAuditEntry(cause, {
    action: 'employee.created',
    accountId,
    targetId: employee.id,
    before: null,
    after: { status: employeeStatus(employee, now) },
  });
  const outcome = await insertEmployee(stores, employee, [created]);
  if (outcome === 'inserted') return employee;
  if (outcome === 'exists') return requireEmployee(stores, employee);
  throw await emailTaken(stores, employee);
}

/**
 * Changes an employee. Retries on a version conflict, and writes nothing when nothing changes; `judge` rejects a
 * version that the caller does not expect.
 * @throws AppError `not_found`; `conflict` for the e-mail address of another active employee; `invalid_request`.
 */
export async function changeEmployee(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  { changes, judge }: { changes: EmployeeChanges; judge: (employee: Employee) => void },
): Promise<Employee> {
  return retryOnConflict(async () => {
    const read = await requireEmployee(stores, target);
    judge(read);
    const next = changedEmployee(read, changes);
    if (isDeepStrictEqual(next, read)) return read;
    await requireValid(stores, next, read);
    const saved = await saveEmployee(stores, next);
    if (saved === 'taken') throw await emailTaken(stores, next);
    return saved;
  });
}

/** @throws AppError `invalid_request` for dates that run backwards and for a manager who cannot be one. */
async function requireValid(
  stores: Stores,
  next: Employee,
  before: Employee | null,
): Promise<void> {
  const { startDate, endDate, managerId } = next;
  if (startDate !== null && endDate !== null && endDate < startDate) {
    throw invalidRequest('end_date', 'must not be before start_date');
  }
  if (managerId === null || managerId === before?.managerId) return;
  await requireManager(stores, next, managerId);
}

async function requireManager(
  stores: Stores,
  { id, accountId }: Employee,
  managerId: string,
): Promise<void> {
  if (managerId === id) throw invalidRequest('manager_id', 'must be another employee');
  const manager = await findEmployee(stores, { accountId, id: managerId });
  if (manager === null || employeeStatus(manager, new Date()) === 'ended') {
    throw invalidRequest('manager_id', 'must be an active employee of this account');
  }
  let above = manager;
  for (let level = 1; above.managerId !== null; level += 1) {
    if (above.managerId === id || level === MOST_LEVELS) {
      throw invalidRequest('manager_id', 'must not report to this employee');
    }
    const next = await findEmployee(stores, { accountId, id: above.managerId });
    if (next === null) return;
    above = next;
  }
}

async function emailTaken(stores: Stores, { accountId, email }: Employee) {
  const holder = email === null ? null : await findActiveByEmail(stores, accountId, email);
  return addressTaken(holder?.id ?? null);
}
