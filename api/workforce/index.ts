import type { Route } from '../route.ts';
import { createEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { getEmployee } from './get-employee.ts';
import { hireCandidate } from './hire-candidate.ts';
import { listEmployees } from './list-employees.ts';
import { updateEmployee } from './update-employee.ts';

export const workforceRoutes: readonly Route[] = [
  listEmployees,
  createEmployee,
  getEmployee,
  updateEmployee,
  deleteEmployee,
  hireCandidate,
];
