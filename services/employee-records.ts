import { eraseDocumentsOf } from './paperwork/documents.ts';
import type { EmployeeRecords } from './workforce/remove-employee.ts';

/** The records about an employee in areas after `workforce`, one line each. */
export const employeeRecords: readonly EmployeeRecords[] = [
  (ctx, { accountId, id }) => eraseDocumentsOf(ctx, accountId, { employeeId: id }),
];
