import type { QueryFilter } from 'mongoose';
import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import { emailKey } from '../../domain/common/email.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { words } from '../../domain/text/words.ts';
import {
  employeeWords,
  utcDate,
  type Employee,
  type EmployeeStatus,
} from '../../domain/workforce/employee.ts';
import { pushToTrail } from '../accounts/audit/trail.schema.ts';
import { someBeginsWith } from '../begins-with.ts';
import { collectionOf } from '../define-model.ts';
import { isDuplicateKey, unlessTaken } from '../duplicate-key.ts';
import { insertOverFreedKey } from '../insert-over-freed-key.ts';
import { newestFirst } from '../newest-first.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import { employeeModel, type EmployeeRecord } from './employee.model.ts';
import { someText } from '../partial-index.ts';

const kept = { deletedAt: { $exists: false } };
const unseen = { trail: 0, words: 0 } as const;

/**
 * Adds an employee. `exists` when the id is taken by an earlier attempt; `taken` when another employee without an end
 * date has the e-mail address.
 */
export async function insertEmployee(
  stores: Stores,
  employee: Employee,
  trail: AuditEntry[],
): Promise<'inserted' | 'exists' | 'taken'> {
  const { id, accountId, ...content } = employee;
  const rest = { ...content, ...derived(employee), ...(trail.length > 0 && { trail }) };
  const employees = collectionOf(stores.mongo, employeeModel);
  if (await unlessTaken(() => employees.insertOne({ _id: id, accountId, ...rest }))) {
    return 'inserted';
  }
  if ((await employees.findOne({ _id: id })) !== null) return 'exists';
  if (await findActiveByEmail(stores, accountId, employee.email ?? '')) return 'taken';
  // Hidden from every read and removed by the sweep, should the process die in between.
  const nobody = { _id: id, accountId, deletedAt: new Date() };
  const change = { $set: rest, $unset: { deletedAt: '' as const } };
  return (await insertOverFreedKey(employees, nobody, change)) ? 'inserted' : 'taken';
}

const readRecord = readOwned<EmployeeRecord>(employeeModel, unseen);

/** An employee of an account; null when there is none. */
export async function findEmployee(stores: Stores, ref: OwnedRef): Promise<Employee | null> {
  if (!isId('employee', ref.id)) return null;
  const record = await readRecord(stores, ref);
  return record === null || record.deletedAt !== undefined ? null : employeeOf(record);
}

/** The employee without an end date who has this e-mail address; null when there is none. */
export async function findActiveByEmail(
  { mongo }: Stores,
  accountId: string,
  email: string,
): Promise<Employee | null> {
  const record = await employeeModel(mongo)
    .findOne({ accountId, activeEmailKey: emailKey(email), ...kept }, unseen)
    .lean<EmployeeRecord>();
  return record === null ? null : employeeOf(record);
}

/** The employees of an account with this e-mail address, also former ones, newest first. */
export async function findEmployeesByEmail(
  { mongo }: Stores,
  accountId: string,
  email: string,
): Promise<Employee[]> {
  const records = await employeeModel(mongo)
    .find({ emailKey: emailKey(email), accountId, ...kept }, unseen)
    .sort({ _id: -1 })
    .lean<EmployeeRecord[]>();
  return records.map(employeeOf);
}

export interface EmployeeFilter {
  accountId: string;
  q?: string | undefined;
  department?: string | undefined;
  status?: EmployeeStatus | undefined;
  managerId?: string | undefined;
  email?: string | undefined;
  candidateId?: string | undefined;
  now: Date;
}

/** A page of an account's employees, newest first. */
export async function listEmployees(
  { mongo }: Stores,
  filter: EmployeeFilter,
  page: PageStart,
): Promise<Employee[]> {
  const found = await newestFirst<EmployeeRecord>(employeeModel(mongo), conditions(filter), {
    ...page,
    without: unseen,
  });
  return found.map(employeeOf);
}

function conditions(filter: EmployeeFilter): QueryFilter<EmployeeRecord> {
  const { accountId, q, department, status, managerId, email, candidateId, now } = filter;
  const all: QueryFilter<EmployeeRecord>[] = [{ accountId, ...kept }];
  if (department !== undefined) all.push({ department });
  if (managerId !== undefined) all.push({ managerId });
  if (candidateId !== undefined) all.push({ candidateId });
  if (email !== undefined) all.push({ emailKey: emailKey(email) });
  const today = utcDate(now);
  if (status === 'ended') all.push({ endDate: { $type: 'string', $lt: today } });
  if (status === 'active') all.push({ $or: [{ endDate: null }, { endDate: { $gte: today } }] });
  if (q !== undefined) all.push(...words(q).map((word) => ({ words: someBeginsWith(word) })));
  return { $and: all };
}

/** Which of these employees exist. */
export async function existingEmployees(
  { mongo }: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const records = await employeeModel(mongo)
    .find({ _id: { $in: [...ids] }, accountId, ...kept }, { _id: 1 })
    .lean();
  return new Set(records.map(({ _id }) => _id));
}

/**
 * Writes an employee over the version that was read. Null when the write lost the race; `taken` when another employee
 * without an end date has the e-mail address.
 */
export async function saveEmployee(
  { mongo }: Stores,
  employee: Employee,
): Promise<Employee | null | 'taken'> {
  const { id, accountId, version, ...content } = employee;
  const { activeEmailKey, ...rest } = derived(employee);
  try {
    const record = await employeeModel(mongo)
      .findOneAndUpdate(
        { _id: id, accountId, version, ...kept },
        {
          $set: {
            ...content,
            ...rest,
            ...(activeEmailKey !== undefined && { activeEmailKey }),
            updatedAt: new Date(),
          },
          ...(activeEmailKey === undefined && { $unset: { activeEmailKey: '' } }),
          $inc: { version: 1 },
        },
        { returnDocument: 'after', projection: unseen },
      )
      .lean<EmployeeRecord>();
    return record === null ? null : employeeOf(record);
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}

function derived(employee: Employee) {
  const { email, endDate } = employee;
  const key = email === null ? null : emailKey(email);
  return {
    emailKey: key,
    ...(key !== null && endDate === null && { activeEmailKey: key }),
    words: employeeWords(employee),
  };
}

/** Marks an employee as deleted, over the version that was read; false when the write lost the race. */
export async function markEmployeeDeleted(
  { mongo }: Stores,
  { id, accountId, version }: Employee,
  trail: AuditEntry[],
): Promise<boolean> {
  const { matchedCount } = await employeeModel(mongo).updateOne(
    { _id: id, accountId, version, ...kept },
    {
      $set: { deletedAt: new Date() },
      $unset: { activeEmailKey: '' },
      $push: pushToTrail(trail),
    },
  );
  return matchedCount === 1;
}

/** Employees that have been marked as deleted since before a moment, longest first. */
export async function findDeletedEmployees(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await employeeModel(mongo)
    .find({ deletedAt: { $lte: before } }, { accountId: 1 })
    .sort({ deletedAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ accountId, id }));
}

/** Clears a deleted manager from the reports. */
export async function forgetManager({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<void> {
  await employeeModel(mongo).updateMany(
    { accountId, managerId: id },
    { $set: { managerId: null } },
  );
}

/** Removes the document of a deleted employee, once its audit entries are in the log. */
export async function removeEmployee({ mongo }: Stores, id: string): Promise<void> {
  await employeeModel(mongo).deleteOne({
    _id: id,
    deletedAt: { $exists: true },
    'trail.0': { $exists: false },
  });
}

/** Removes the link from employees to an anonymised candidate. */
export async function unlinkEmployees(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  await employeeModel(mongo).updateMany(
    { candidateId: { $in: [...candidateIds], ...someText }, accountId },
    { $set: { candidateId: null } },
  );
}

/** Moves the link of an employee from a merged duplicate to its survivor. */
export async function relinkEmployees(
  { mongo }: Stores,
  {
    accountId,
    duplicateId,
    survivorId,
  }: { accountId: string; duplicateId: string; survivorId: string },
): Promise<void> {
  await employeeModel(mongo).updateMany(
    { candidateId: duplicateId, accountId },
    { $set: { candidateId: survivorId } },
  );
}

function employeeOf({
  _id: id,
  emailKey: _key,
  activeEmailKey: _active,
  words: _words,
  trail: _trail,
  deletedAt: _deleted,
  ...employee
}: EmployeeRecord): Employee {
  return { id, ...employee };
}
