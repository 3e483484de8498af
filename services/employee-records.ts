import { eraseDocumentsOf } from './paperwork/documents.ts';
import type { EmployeeRecords } from './workforce/remove-employee.ts';

/** What areas after `workforce` keep about an employee, one line each. */
export const employeeRecords: readonly EmployeeRecords[] = [
  (ctx, { accountId, id }) => eraseDocumentsOf(ctx, accountId, { employeeId: id }),
];
