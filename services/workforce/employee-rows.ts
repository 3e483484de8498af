import { employeeRow, type Employee } from '../../domain/workforce/employee.ts';
import { existingEmployees } from '../../storage/workforce/employees.ts';
import type { Stores } from '../../storage/stores.ts';

/** Employees of one account as the API shows them; a deleted manager is shown as none. */
export async function employeeRows(stores: Stores, employees: readonly Employee[]) {
  const managers = employees.flatMap(({ managerId }) => (managerId === null ? [] : [managerId]));
  const accountId = employees[0]?.accountId ?? '';
  const known = await existingEmployees(stores, accountId, [...new Set(managers)]);
  const now = new Date();
  return employees.map((employee) => {
    const { managerId } = employee;
    const isKnown = managerId !== null && known.has(managerId);
    return employeeRow({ ...employee, managerId: isKnown ? managerId : null }, now);
  });
}

export async function employeeAnswer({ stores }: { stores: Stores }, employee: Employee) {
  const [data] = await employeeRows(stores, [employee]);
  if (data === undefined) throw new Error('One employee has one row.');
  return { data };
}
