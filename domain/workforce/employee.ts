import { z } from 'zod';
import { cleanEmail } from '../common/email.ts';
import { given } from '../common/given.ts';
import { line } from '../common/text/input-text.ts';
import { cleanPhone } from '../common/phone.ts';
import { words } from '../text/words.ts';

export const employeeStatuses = ['active', 'ended'] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];

/** An employee of an account. Dates are calendar dates, `YYYY-MM-DD`. */
export interface Employee {
  /** `emp_…` */
  id: string;
  accountId: string;
  name: string;
  email: string | null;
  phone: string | null;
  title: string | null;
  department: string | null;
  startDate: string | null;
  /** The last day. */
  endDate: string | null;
  managerId: string | null;
  /** The candidate that was hired; null when added without one, or when the candidate was anonymised. */
  candidateId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Increases with every change. */
  version: number;
}

const date = z.iso.date('must be a date as YYYY-MM-DD');
/** A start date, as employees and hires have it. */
export const startDateInput = date.nullable().exactOptional();
export const titleInput = line(200).nullable().exactOptional();

const name = line(200);
const optional = {
  email: z
    .string()
    .max(300, 'must be at most 300 characters')
    .transform(cleanEmail)
    .refine((email) => email !== null, 'must be an e-mail address')
    .meta({ format: 'email' })
    .nullable()
    .exactOptional(),
  phone: z
    .string()
    .max(300, 'must be at most 300 characters')
    .transform(cleanPhone)
    .refine((phone) => phone !== null, 'must be a phone number')
    .nullable()
    .exactOptional(),
  title: titleInput,
  department: line(120).nullable().exactOptional(),
  start_date: startDateInput,
  end_date: date
    .nullable()
    .exactOptional()
    .meta({ description: 'The last day. The employee is ended from the next day (UTC).' }),
  manager_id: z
    .string()
    .max(100)
    .nullable()
    .exactOptional()
    .meta({ description: 'An active employee of the account.' }),
};

export const newEmployeeInput = z.strictObject({ name, ...optional });
export type NewEmployeeInput = z.output<typeof newEmployeeInput>;

export const employeeChanges = z.strictObject({ name: name.exactOptional(), ...optional });
export type EmployeeChanges = z.output<typeof employeeChanges>;

/** An employee with the changes; absent members stay, null clears. */
export function changedEmployee(employee: Employee, changes: EmployeeChanges): Employee {
  return {
    ...employee,
    name: given(changes.name, employee.name),
    email: given(changes.email, employee.email),
    phone: given(changes.phone, employee.phone),
    title: given(changes.title, employee.title),
    department: given(changes.department, employee.department),
    startDate: given(changes.start_date, employee.startDate),
    endDate: given(changes.end_date, employee.endDate),
    managerId: given(changes.manager_id, employee.managerId),
  };
}

/** An employee without any details. */
export function newEmployee(key: Pick<Employee, 'id' | 'accountId' | 'name'>, now: Date): Employee {
  return {
    ...key,
    email: null,
    phone: null,
    title: null,
    department: null,
    startDate: null,
    endDate: null,
    managerId: null,
    candidateId: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** Derived on every read, so that no timer has to end anyone. Days end in UTC. */
export function employeeStatus({ endDate }: Pick<Employee, 'endDate'>, now: Date): EmployeeStatus {
  return endDate !== null && endDate < utcDate(now) ? 'ended' : 'active';
}

export function utcDate(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Maximum number of search words per employee. */
const MOST_WORDS = 200;

/** The words that the search of employees matches. */
export function employeeWords(employee: Employee): string[] {
  const { name: text, email, phone, title, department } = employee;
  const texts = [text, email, phone, title, department];
  return [...new Set(texts.flatMap((one) => words(one ?? '')))].slice(0, MOST_WORDS);
}

const time = z.iso.datetime();

export const employeeSchema = z.object({
  id: z.string().meta({ example: 'emp_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable().meta({ description: 'The last day.' }),
  manager_id: z.string().nullable(),
  status: z
    .enum(employeeStatuses)
    .meta({ description: 'ended from the day (UTC) after end_date, else active.' }),
  candidate_id: z.string().nullable(),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
employeeSchema.register(z.globalRegistry, { id: 'Employee' });
export type EmployeeRow = z.infer<typeof employeeSchema>;

export function employeeRow(employee: Employee, now: Date): EmployeeRow {
  return {
    id: employee.id,
    name: employee.name,
    email: employee.email,
    phone: employee.phone,
    title: employee.title,
    department: employee.department,
    start_date: employee.startDate,
    end_date: employee.endDate,
    manager_id: employee.managerId,
    status: employeeStatus(employee, now),
    candidate_id: employee.candidateId,
    created_at: employee.createdAt.toISOString(),
    updated_at: employee.updatedAt.toISOString(),
    version: employee.version,
  };
}
