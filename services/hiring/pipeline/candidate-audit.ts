import type { Application, Candidate } from '../../../domain/hiring/candidate.ts';
import type { MovedApplication } from '../../../domain/hiring/pipeline/move-application.ts';
import type { AuditEntry, Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import { newAuditEntry } from '../../../storage/accounts/audit/new-audit-entry.ts';

/** The audit entry of a move. It leaves out the reason, which is personal data. */
export function movedEntry(
  cause: Cause,
  { candidate: { accountId, id }, before, after }: MovedApplication,
): AuditEntry {
  return newAuditEntry(cause, {
    action: 'candidate.stage_changed',
    accountId,
    targetId: id,
    before: placeOf(before),
    after: placeOf(after),
  });
}

/** The audit entry of an application that its applicant withdrew. */
export function withdrawnEntry(
  cause: Cause,
  { candidate: { accountId, id }, before, after }: MovedApplication,
): AuditEntry {
  return newAuditEntry(cause, {
    action: 'candidate.application_withdrawn',
    accountId,
    targetId: id,
    before: placeOf(before),
    after: placeOf(after),
  });
}

/** The audit entry of an anonymised candidate. */
export function anonymizedEntry(cause: Cause, { accountId, id }: Candidate, at: Date): AuditEntry {
  return newAuditEntry(cause, {
    action: 'candidate.anonymized',
    accountId,
    targetId: id,
    before: { anonymized_at: null },
    after: { anonymized_at: at.toISOString() },
  });
}

function placeOf({ id, jobId, stage, status }: Application) {
  return { application_id: id, job_id: jobId, stage, status };
}
