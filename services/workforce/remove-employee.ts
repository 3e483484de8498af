import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { employeeStatus, type Employee } from '../../domain/workforce/employee.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { deleteEntriesOf } from '../../storage/workforce/attendance-entries.ts';
import { deleteHead } from '../../storage/workforce/attendance-heads.ts';
import {
  forgetManager,
  markEmployeeDeleted,
  removeEmployee,
} from '../../storage/workforce/employees.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { requireEmployee } from './require-employee.ts';

/** Deletes what another area keeps about a deleted employee. Idempotent. */
export type EmployeeRecords = (ctx: AppContext, employee: OwnedRef) => Promise<unknown>;

/**
 * Deletes an employee. One write marks the employee and hides it from every read; what belongs to it follows. The sweep
 * deletes that once more, with what calls under way added, and then the employee.
 * @throws AppError `not_found`, and any error of `judge`.
 */
export async function deleteEmployee(
  ctx: AppContext,
  target: OwnedRef,
  { cause, judge }: { cause: Cause; judge: (employee: Employee) => void },
): Promise<void> {
  await retryOnConflict(async () => {
    const employee = await requireEmployee(ctx.stores, target);
    judge(employee);
    const deleted = newAuditEntry(cause, {
      action: 'employee.deleted',
      accountId: target.accountId,
      targetId: target.id,
      before: { status: employeeStatus(employee, new Date()) },
      after: null,
    });
    return (await markEmployeeDeleted(ctx.stores, employee, [deleted])) ? true : null;
  });
  void orDeferToSweep(ctx, deleteContents(ctx, target), { employee_id: target.id });
}

/** Removes a deleted employee with everything that belongs to it. Idempotent. */
export async function finishDeletion(ctx: AppContext, target: OwnedRef): Promise<void> {
  await deleteContents(ctx, target);
  await removeEmployee(ctx.stores, target.id);
}

async function deleteContents(ctx: AppContext, target: OwnedRef): Promise<void> {
  const { stores } = ctx;
  await forgetManager(stores, target);
  await deleteHead(stores, target);
  await deleteEntriesOf(stores, target);
  for (const deleteRecords of ctx.employeeRecords) await deleteRecords(ctx, target);
}
