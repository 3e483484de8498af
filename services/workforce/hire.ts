import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { HireInput } from '../../domain/workforce/hire.ts';
import { newEmployee, type Employee } from '../../domain/workforce/employee.ts';
import {
  clearEmployeeDue,
  findHiredCandidate,
} from '../../storage/hiring/candidates/hired-candidates.ts';
import { findAcceptedOffers } from '../../storage/hiring/offers/offers.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import { idOf } from '../../storage/new-id.ts';
import {
  findActiveByEmail,
  findEmployee,
  insertEmployee,
  unlinkEmployees,
} from '../../storage/workforce/employees.ts';
import type { AppContext } from '../context.ts';
import { hireCandidate } from '../hiring/pipeline/hire-candidate.ts';
import { requireCandidate } from '../hiring/pipeline/require-candidate.ts';
import { addressTaken } from './require-employee.ts';

interface HireCall {
  input: HireInput;
  run: string | null;
  cause: Cause;
  judge: (candidate: Candidate) => void;
}

/**
 * Makes an employee of a candidate. One write of the candidate decides; then the employee is stored under the id that
 * the candidate notes. A crash in between is finished by a repeat of the call, or by the sweep.
 * @throws AppError `conflict` for a second hire and for the e-mail address of another active employee.
 */
export async function hire(
  ctx: AppContext,
  target: OwnedRef,
  { input, run, cause, judge }: HireCall,
): Promise<Employee> {
  const employeeId = idOf('employee', run);
  const candidate = await requireCandidate(ctx.stores, target);
  if (candidate.hire === null && candidate.email !== null) {
    const holder = await findActiveByEmail(ctx.stores, target.accountId, candidate.email);
    if (holder !== null && holder.candidateId !== candidate.id) throw addressTaken(holder.id);
  }
  const { accountId } = target;
  const ids = [candidate.id, ...candidate.formerIds];
  await hireCandidate(ctx, target, {
    employeeId,
    jobId: input.job_id,
    title: input.title,
    startDate: input.start_date,
    offers: await findAcceptedOffers(ctx.stores, accountId, ids),
    cause,
    judge,
  });
  await finishHire(ctx, target);
  const employee = await findEmployee(ctx.stores, { accountId, id: employeeId });
  if (employee === null) throw new Error(`The employee ${employeeId} is missing.`);
  return employee;
}

/** Stores the employee of a hired candidate. Idempotent: the employee's id is that of the hire. */
export async function finishHire(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  target: OwnedRef,
): Promise<void> {
  const candidate = await findHiredCandidate(ctx.stores, target);
  if (candidate === null) return;
  // Anonymised, or merged: then the survivor has the hire, and a mark of its own.
  if (candidate.hire !== null) await storeEmployee(ctx, candidate, candidate.hire);
  const { isAnonymized } = await clearEmployeeDue(ctx.stores, target);
  if (isAnonymized) await unlinkEmployees(ctx.stores, target.accountId, [target.id]);
}

async function storeEmployee(
  { stores, log }: Pick<AppContext, 'log' | 'stores'>,
  candidate: Candidate,
  { employeeId, jobId, title, startDate }: NonNullable<Candidate['hire']>,
): Promise<void> {
  const { id: candidateId, accountId, name, email, phone } = candidate;
  const posting = jobId === null ? null : await findPosting(stores, { accountId, id: jobId });
  const key = { id: employeeId, accountId, name: name ?? email ?? employeeId };
  const employee: Employee = {
    ...newEmployee(key, new Date()),
    email,
    phone,
    title,
    department: posting?.department ?? null,
    startDate,
    candidateId,
  };
  if ((await insertEmployee(stores, employee, [])) !== 'taken') return;
  // Another employee took the address after the hire was decided. The hire stands.
  log.warn({ employee_id: employeeId }, 'hired without the e-mail address, which is taken');
  await insertEmployee(stores, { ...employee, email: null }, []);
}
