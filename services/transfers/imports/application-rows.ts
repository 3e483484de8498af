import { mapConcurrently } from '../../../domain/common/map-concurrently.ts';
import type { Application, AttachedFile, Candidate } from '../../../domain/hiring/candidate.ts';
import {
  applicationOfRow,
  type ImportedApplication,
} from '../../../domain/transfers/imports/application-of-row.ts';
import {
  faultAt,
  oneFault,
  rowValues,
  type RowFault,
} from '../../../domain/transfers/imports/row.ts';
import { idOf } from '../../../storage/new-id.ts';
import { findAndClaim } from './known-people.ts';
import { keysOf, newPerson } from './candidate-rows.ts';
import { createdApplication, withApplication, type ApplicationWork } from './application-change.ts';
import {
  bad,
  runOfRow,
  type PlannedRow,
  type ReadRow,
  type RowKind,
  type RunningImport,
} from './row-work.ts';
import { findRoles, stagesOf, type FoundRole } from './roles-of-import.ts';
import { insertOrChange } from './write-candidate.ts';

/** Files that are fetched at a time. */
const AT_ONCE = 8;

/** Applications: one per person and role. The person is known as in `candidateRows`. */
export const applicationRows: RowKind<ImportedApplication> = {
  read(job, row) {
    const { columns, now, one } = job;
    const values = rowValues(row, columns);
    const reading = { columns, now, commas: !one.table.isOwn, isOwn: one.table.isOwn };
    const { application, faults } = applicationOfRow(values, { ...reading, stages: stagesOf(job) });
    const { person, candidateId, roles } = application;
    if (faults.length === 0 && !person.name && !person.email && candidateId === null) {
      faults.push({ column: null, reason: 'names no person: a name, an e-mail address or an id' });
    }
    if (roles.length === 0) faults.push(faultAt(columns, 'job_title', 'names no role'));
    return { row, value: application, fault: oneFault(faults), keys: keysOf(person, candidateId) };
  },

  async plan(job, rows) {
    const roles = await findRoles(
      job,
      rows.map(({ value }) => value.roles),
    );
    const people = await findAndClaim(job, rows, ({ value }) => ({
      externalId: value.candidateId,
      email: value.person.email ?? null,
    }));
    return mapConcurrently(people, AT_ONCE, ({ row, known, id }, index) =>
      planRow(job, row, { known, personId: id, role: roles[index] }),
    );
  },
};

interface Found {
  known: Candidate | null;
  /** The id of a person whom the row creates. */
  personId: string;
  role: FoundRole | undefined;
}

async function planRow(
  job: RunningImport,
  read: ReadRow<ImportedApplication>,
  { known, personId, role }: Found,
): Promise<PlannedRow> {
  const fault = faultOf(job, read, { known, personId, role });
  if (fault !== null) return bad(fault);
  if (role === undefined || 'fault' in role) return bad(NO_ROLE);
  const { value, row } = read;
  const before = known?.applications.find(({ jobId }) => jobId === role.role.id);
  const found = hasFiles(before) ? null : await resumeOf(job, value);
  if (found !== null && 'fault' in found) return bad(found.fault);
  const id = idOf('application', runOfRow(job.one, row.line));
  return planWork(
    job,
    { known, personId, isKnown: before !== undefined },
    {
      ...{ id, value, role: role.role, companyName: role.companyName },
      file: found?.file ?? null,
    },
  );
}

function hasFiles(application: Application | undefined): boolean {
  return application !== undefined && application.files.length > 0;
}

const NO_ROLE = { column: null, reason: 'names no role' };

function faultOf(
  { columns }: RunningImport,
  { fault, value }: ReadRow<ImportedApplication>,
  { known, role }: Found,
): RowFault | null {
  if (fault !== null) return fault;
  if (role !== undefined && 'fault' in role) return role.fault;
  if (known !== null || value.person.name || value.person.email) return null;
  return faultAt(columns, 'candidate_id', 'is not a known candidate, and the row has no name');
}

interface Person {
  known: Candidate | null;
  personId: string;
  /** Whether the person has applied for the role. */
  isKnown: boolean;
}

function planWork(
  job: RunningImport,
  { known, personId, isKnown }: Person,
  work: ApplicationWork,
): PlannedRow {
  const change = (candidate: Candidate) => withApplication(job, candidate, work);
  if (known === null) {
    const applications = [createdApplication(job, work)];
    const created = { ...newPerson(job, personId, work.value.person), applications };
    return { outcome: 'new', write: () => insertOrChange(job.ctx, { created, change }) };
  }
  if (change(known) === null) return { outcome: 'skipped' };
  const outcome = isKnown ? 'changed' : 'new';
  return { outcome, write: () => insertOrChange(job.ctx, { known, change }) };
}

async function resumeOf(
  { files, columns }: RunningImport,
  { resumeUrl, resumeFile }: ImportedApplication,
): Promise<{ file: AttachedFile } | { fault: RowFault } | null> {
  const member = resumeFile === null ? 'resume_url' : 'resume_file';
  const found = await (resumeFile === null
    ? resumeUrl && files.fromLink(resumeUrl)
    : files.fromArchive(resumeFile));
  if (!found) return null;
  return 'fault' in found ? { fault: faultAt(columns, member, found.fault) } : found;
}
