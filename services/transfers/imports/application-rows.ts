import type { Application, AttachedFile, Candidate } from '../../../domain/hiring/candidate.ts';
import {
  applicationOfRow,
  type ImportedApplication,
} from '../../../domain/transfers/imports/application-of-row.ts';
import { faultAt, oneFault, rowValues } from '../../../domain/transfers/imports/row.ts';
import { idOf } from '../../../storage/new-id.ts';
import { mapInTurns } from './map-in-turns.ts';
import { claimPeople, findPeople } from './known-people.ts';
import { keysOf, newPerson } from './candidate-rows.ts';
import { createdApplication, withApplication } from './application-change.ts';
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
    const people = rows.map((row) => ({
      externalId: row.value.candidateId,
      email: row.value.person.email ?? null,
      newId: newIdOf(job, row),
    }));
    const [known, roles] = await Promise.all([
      findPeople(job.ctx, job.one.accountId, people),
      findRoles(
        job,
        rows.map(({ value }) => value.roles),
      ),
    ]);
    const ids = await claimPeople(
      job,
      rows.map(({ value, fault }, index) => ({
        externalId: fault === null ? value.candidateId : null,
        newId: people[index]?.newId ?? '',
        known: known[index] ?? null,
      })),
    );
    return mapInTurns(rows, AT_ONCE, (row, index) =>
      planRow(job, row, {
        known: known[index] ?? null,
        personId: ids[index] ?? '',
        role: roles[index],
      }),
    );
  },
};

function newIdOf({ one }: RunningImport, { row }: ReadRow<unknown>): string {
  return idOf('candidate', runOfRow(one, row.line));
}

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
  if (read.fault !== null) return bad(read.fault);
  if (role === undefined || 'fault' in role)
    return bad(role?.fault ?? { column: null, reason: 'names no role' });
  const { value, row } = read;
  const before = known?.applications.find(({ jobId }) => jobId === role.role.id);
  if (known === null && !value.person.name && !value.person.email) {
    return bad(
      faultAt(job.columns, 'candidate_id', 'is not a known candidate, and the row has no name'),
    );
  }
  const file =
    before === undefined || before.files.length === 0 ? await resumeOf(job, value) : null;
  if (file !== null && 'fault' in file) {
    return bad(
      faultAt(job.columns, value.resumeFile === null ? 'resume_url' : 'resume_file', file.fault),
    );
  }
  const id = idOf('application', runOfRow(job.one, row.line));
  const work = {
    id,
    value,
    role: role.role,
    companyName: role.companyName,
    file: file?.file ?? null,
  };
  const change = (candidate: Candidate) => withApplication(job, candidate, work);
  if (known !== null && change(known) === null) return { outcome: 'skipped' };
  const outcome = before === undefined ? 'new' : 'changed';
  if (known !== null) return { outcome, write: () => insertOrChange(job.ctx, { known, change }) };
  const applications: Application[] = [createdApplication(job, work)];
  const created = { ...newPerson(job, personId, value.person), applications };
  return { outcome: 'new', write: () => insertOrChange(job.ctx, { created, change }) };
}

function resumeOf(
  { files }: RunningImport,
  { resumeUrl, resumeFile }: ImportedApplication,
): Promise<{ file: AttachedFile } | { fault: string } | null> {
  if (resumeFile !== null) return files.fromArchive(resumeFile);
  return resumeUrl === null ? Promise.resolve(null) : files.fromLink(resumeUrl);
}
