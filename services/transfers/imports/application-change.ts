import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Application, AttachedFile, Candidate } from '../../../domain/hiring/candidate.ts';
import { newApplication } from '../../../domain/hiring/new-candidate.ts';
import { moveApplication } from '../../../domain/hiring/pipeline/move-application.ts';
import type { ImportedApplication } from '../../../domain/transfers/imports/application-of-row.ts';
import { mergePerson } from '../../../domain/transfers/imports/merge-person.ts';
import { movedEntry } from '../../hiring/pipeline/candidate-audit.ts';
import type { NamedRole } from '../../../storage/hiring/role-names.ts';
import type { RunningImport } from './row-work.ts';
import { stagesOf } from './roles-of-import.ts';

/** The application of a row with all that it refers to. */
export interface ApplicationWork {
  id: string;
  value: ImportedApplication;
  role: NamedRole;
  companyName: string;
  file: AttachedFile | null;
}

/**
 * A new application. Where the table has no history, the application was at its stage since it was submitted: nothing
 * else is known.
 */
export function createdApplication(
  { one, now }: RunningImport,
  { id, value, role, companyName, file }: ApplicationWork,
): Application {
  const submittedAt = value.submittedAt ?? now;
  const start = { id, posting: role, companyName, actor: one.actor };
  const fresh = newApplication(start, submittedAt);
  const stage = value.stage ?? fresh.stage;
  const [visit] = fresh.history;
  const history =
    value.history ?? (visit === undefined ? [] : [{ ...visit, stage, reason: value.reason }]);
  return {
    ...fresh,
    ...{ stage, history, answers: value.answers, files: file === null ? [] : [file] },
    status: value.status ?? fresh.status,
    ...(value.status === 'withdrawn' && { withdrawnAt: submittedAt }),
  };
}

/** A known candidate after a row; null when the row changes nothing. A move is in the audit log. */
export function withApplication(
  job: RunningImport,
  candidate: Candidate,
  work: ApplicationWork,
): (Candidate & { trail?: AuditEntry[] }) | null {
  const { candidate: person, changed } = mergePerson(candidate, work.value.person, job.now);
  const before = candidate.applications.find(({ jobId }) => jobId === work.role.id);
  if (before === undefined) {
    const applications = [...candidate.applications, createdApplication(job, work)];
    return { ...person, applications, updatedAt: job.now };
  }
  const changes = changesOf(job, person, { before, work });
  if (changed.length === 0 && changes === null) return null;
  return changes ?? person;
}

/** A move and a file of a known application; null without either. */
function changesOf(
  job: RunningImport,
  person: Candidate,
  known: { before: Application; work: ApplicationWork },
): (Candidate & { trail?: AuditEntry[] }) | null {
  const moved = moveOf(job, person, known);
  const filed = withFile(moved?.candidate ?? person, known.before, known.work.file);
  if (moved === null) return filed;
  return { ...(filed ?? moved.candidate), trail: moved.trail };
}

/** The application moves when the table has it at another stage. */
function moveOf(
  job: RunningImport,
  candidate: Candidate,
  { before, work: { value, role } }: { before: Application; work: ApplicationWork },
): { candidate: Candidate; trail: AuditEntry[] } | null {
  if (value.stage === null || value.stage === before.stage) return null;
  const { now } = job;
  const { actor } = job.one;
  const move = {
    stage: value.stage,
    fromStage: undefined,
    jobId: role.id,
    reason: value.reason,
    actor,
  };
  const moved = moveApplication(candidate, move, { stages: stagesOf(job), now });
  if (moved === null) return null;
  return { candidate: moved.candidate, trail: [movedEntry({ actor, requestId: null }, moved)] };
}

function withFile(
  candidate: Candidate,
  before: Application,
  file: AttachedFile | null,
): Candidate | null {
  if (file === null || before.files.length > 0) return null;
  const applications = candidate.applications.map((one) =>
    one.id === before.id ? { ...one, files: [file] } : one,
  );
  return { ...candidate, applications };
}
