import type { Route } from '../route.ts';
import { deleteAttendance, updateAttendance } from './correct-attendance.ts';
import { createEmployee } from './create-employee.ts';
import { deleteEmployee } from './delete-employee.ts';
import { getEmployee } from './get-employee.ts';
import { hireCandidate } from './hire-candidate.ts';
import { listAttendance } from './list-attendance.ts';
import { listOwnAttendance, recordOwnAttendance } from './own-attendance.ts';
import { recordAttendance } from './record-attendance.ts';
import { summarizeAttendance } from './summarize-attendance.ts';
import { listEmployees } from './list-employees.ts';
import { updateEmployee } from './update-employee.ts';

export const workforceRoutes: readonly Route[] = [
  listEmployees,
  createEmployee,
  getEmployee,
  updateEmployee,
  deleteEmployee,
  hireCandidate,
  listAttendance,
  recordAttendance,
  listOwnAttendance,
  recordOwnAttendance,
  summarizeAttendance,
  updateAttendance,
  deleteAttendance,
];
