import type { Application, AttachedFile, Candidate } from '../../hiring/candidate.ts';
import type { Posting } from '../../hiring/posting.ts';
import { featuresRow } from '../../hiring/board-features.ts';
import { employeeRow, type Employee } from '../../workforce/employee.ts';
import { writeCell, type CellValue } from '../cells.ts';
import { transferColumns, type TransferColumn } from '../columns.ts';
import type { ExportFormat, ExportKind } from './export.ts';

/** A record of an export: the values of its columns. */
export type ExportedRow = Readonly<Record<string, CellValue>>;
export type TableKind = Exclude<ExportKind, 'account'>;

const employeeColumns: readonly TransferColumn[] = [
  ...['id', 'name', 'email', 'phone', 'title', 'department', 'start_date', 'end_date'],
  ...['manager_id', 'status', 'candidate_id', 'created_at', 'updated_at'],
].map((name) => ({ name, type: 'text' }));

/** The columns of a table. With files, a column names the résumé in the ZIP. */
export function columnsOf(kind: TableKind, files: boolean): readonly TransferColumn[] {
  const columns = kind === 'employees' ? employeeColumns : transferColumns[kind];
  return files ? [...columns, { name: 'resume_file', type: 'text' }] : columns;
}

/** A record as a line of JSON, or as cells. */
export function lineOf(row: ExportedRow, columns: readonly TransferColumn[]): string[] {
  return columns.map(({ name, type }) => writeCell(row[name], type));
}

export function jsonLine(row: ExportedRow, columns: readonly TransferColumn[]): string {
  const members = columns.map(({ name }) => [name, row[name] ?? null] as const);
  return `${JSON.stringify(Object.fromEntries(members))}\n`;
}

export const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson',
};

export function candidateRow(candidate: Candidate): ExportedRow {
  return {
    id: candidate.id,
    ...personCells(candidate),
    consent_discovery: candidate.consent.discovery,
    created_at: candidate.createdAt.toISOString(),
    updated_at: candidate.updatedAt.toISOString(),
    resume_file: resumeOf(candidate.applications.at(-1)?.files ?? []),
  };
}

export function applicationRow(candidate: Candidate, application: Application): ExportedRow {
  return {
    id: application.id,
    candidate_id: candidate.id,
    ...personCells(candidate),
    ...{ job_id: application.jobId, job_title: application.jobTitle },
    ...{ stage: application.stage, status: application.status },
    submitted_at: application.submittedAt.toISOString(),
    answers: application.answers,
    history: application.history.map(({ stage, enteredAt, leftAt, actor, reason }) => ({
      stage,
      entered_at: enteredAt.toISOString(),
      left_at: leftAt?.toISOString() ?? null,
      ...{ actor, reason },
    })),
    resume_file: resumeOf(application.files),
  };
}

function personCells(candidate: Candidate): ExportedRow {
  const { name, email, phone, location, links, skills, source, tags } = candidate;
  return { name, email, phone, location, links, skills, source, tags };
}

/** The path of a file in the ZIP. */
export function filePath({ fileId, filename }: Pick<AttachedFile, 'fileId' | 'filename'>): string {
  return `files/${fileId}/${filename.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_')}`;
}

function resumeOf(files: readonly AttachedFile[]): string | null {
  const resume = files.find(({ key }) => key === 'resume');
  return resume === undefined ? null : filePath(resume);
}

export function postingRow(posting: Posting): ExportedRow {
  const { id, organizationId, title, status, department, locations, salary } = posting;
  return {
    ...{ id, organization_id: organizationId, title, status, department },
    locations: locations.map(({ text }) => text),
    workplace_type: posting.workplaceType,
    employment_type: posting.employmentType,
    seniority_level: posting.seniorityLevel,
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    description_html: posting.descriptionHtml,
    application_fields: posting.applicationFields,
    features: featuresRow(posting.features),
    confirmation_text: posting.confirmationText ?? null,
    ...timesOf(posting),
  };
}

function timesOf({ closesAt, publishedAt, closedAt, createdAt, updatedAt }: Posting): ExportedRow {
  return {
    closes_at: closesAt?.toISOString() ?? null,
    published_at: publishedAt?.toISOString() ?? null,
    closed_at: closedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function employeeCells(employee: Employee, now: Date): ExportedRow {
  return employeeRow(employee, now);
}
