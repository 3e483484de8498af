import { emailKey } from '../../../domain/common/email.ts';
import type { Candidate, CandidateNote } from '../../../domain/hiring/candidate.ts';
import { newCandidate } from '../../../domain/hiring/new-candidate.ts';
import {
  changedCandidate,
  type CandidateChanges,
} from '../../../domain/hiring/pipeline/candidate-input.ts';
import { timeOf } from '../../../domain/transfers/imports/cell-values.ts';
import { mergePerson } from '../../../domain/transfers/imports/merge-person.ts';
import { personOfRow } from '../../../domain/transfers/imports/person-of-row.ts';
import { faultAt, oneFault, rowValues } from '../../../domain/transfers/imports/row.ts';
import { idOf } from '../../../storage/new-id.ts';
import { findAndClaim } from './known-people.ts';
import {
  bad,
  runOfRow,
  type PlannedRow,
  type ReadRow,
  type RowKind,
  type RunningImport,
} from './row-work.ts';
import { insertOrChange } from './write-candidate.ts';

interface CandidateRowValue {
  person: CandidateChanges;
  externalId: string | null;
  note: string | null;
  createdAt: Date | null;
}

/** The source of people whose table names none. */
export const IMPORTED = 'import';
const MOST_NOTE = 10_000;

/** People: known by their external id, else by their e-mail address. */
export const candidateRows: RowKind<CandidateRowValue> = {
  read(job, row) {
    const { columns, now } = job;
    const values = rowValues(row, columns);
    const { person, faults } = personOfRow(values, { columns, now, commas: !job.one.table.isOwn });
    const createdText = values.get('created_at');
    const createdAt = createdText === undefined ? null : timeOf(createdText);
    if (createdText !== undefined && createdAt === null) {
      faults.push(faultAt(columns, 'created_at', 'must be a date such as 2026-05-31'));
    }
    if (faults.length === 0 && isNobody(person)) {
      faults.push({ column: null, reason: 'has neither a name nor an e-mail address' });
    }
    const externalId = values.get('external_id') ?? null;
    const note = values.get('note')?.slice(0, MOST_NOTE) ?? null;
    const value = { person, externalId, note, createdAt };
    return { row, value, fault: oneFault(faults), keys: keysOf(person, externalId) };
  },

  async plan(job, rows) {
    const people = await findAndClaim(job, rows, ({ value }) => ({
      externalId: value.externalId,
      email: value.person.email ?? null,
    }));
    return people.map(({ row, ...person }) => planRow(job, row, person));
  },
};

function isNobody({ name, email }: CandidateChanges): boolean {
  return !name && !email;
}

/** The keys of a person within one import. */
export function keysOf({ email }: CandidateChanges, externalId: string | null): string[] {
  return [
    ...(email ? [`email:${emailKey(email)}`] : []),
    ...(externalId === null ? [] : [`id:${externalId}`]),
  ];
}

function planRow(
  job: RunningImport,
  read: ReadRow<CandidateRowValue>,
  { known, id }: { known: Candidate | null; id: string },
): PlannedRow {
  if (read.fault !== null) return bad(read.fault);
  const { person, createdAt } = read.value;
  const note = noteOf(job, read);
  const change = (candidate: Candidate) => {
    const merged = mergePerson(candidate, person, job.now);
    const isNoted = note === null || candidate.notes.some(({ body }) => body === note.body);
    if (merged.changed.length === 0 && isNoted) return null;
    const notes = isNoted ? candidate.notes : [...candidate.notes, note];
    return { ...merged.candidate, notes };
  };
  if (known !== null) {
    if (change(known) === null) return { outcome: 'skipped' };
    return { outcome: 'changed', write: () => insertOrChange(job.ctx, { known, change }) };
  }
  const created = {
    ...newPerson(job, id, person),
    ...(createdAt !== null && { createdAt }),
    ...(note !== null && { notes: [note] }),
  };
  return { outcome: 'new', write: () => insertOrChange(job.ctx, { created, change }) };
}

/** A person whom a row creates. */
export function newPerson(
  { one, now }: RunningImport,
  id: string,
  person: CandidateChanges,
): Candidate {
  const nobody = { ...newCandidate({ id, accountId: one.accountId }, now), source: IMPORTED };
  return changedCandidate(nobody, person, now).candidate;
}

function noteOf(
  { one, now }: RunningImport,
  { row, value: { note } }: ReadRow<CandidateRowValue>,
): CandidateNote | null {
  if (note === null) return null;
  const id = idOf('message', runOfRow(one, row.line));
  return { id, body: note, author: one.actor, createdAt: now };
}
