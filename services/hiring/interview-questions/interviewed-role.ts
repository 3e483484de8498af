import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { InterviewedRole } from '../../../domain/hiring/interview-questions/question.ts';
import { hostedContent } from '../../../domain/hiring/market-posting.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import type { Stores } from '../../../storage/stores.ts';

/** A role to interview for: a posting of the account in any state, else a job of the market; null for neither. */
export async function findInterviewedRole(
  stores: Stores,
  ref: OwnedRef,
): Promise<InterviewedRole | null> {
  return (await ownRole(stores, ref)) ?? findJob(stores, ref.id);
}

/** @throws AppError `not_found`. */
export async function requireInterviewedRole(
  stores: Stores,
  ref: OwnedRef,
): Promise<InterviewedRole> {
  const role = await findInterviewedRole(stores, ref);
  if (role !== null) return role;
  throw new AppError('not_found', {
    details: [{ path: 'job_id', message: 'There is no such job.' }],
  });
}

/** A posting with the keywords and seniority that the market would give it. */
async function ownRole(stores: Stores, ref: OwnedRef): Promise<InterviewedRole | null> {
  const posting = await findPosting(stores, ref);
  if (posting === null) return null;
  const organization = await findOrganization(stores, {
    accountId: ref.accountId,
    id: posting.organizationId,
  });
  if (organization === null) return null;
  const { keywords, seniorityLevel, descriptionText } = hostedContent(
    posting,
    organization,
    organization,
  );
  const { title, department } = posting;
  return { title, department, keywords, seniorityLevel, descriptionText };
}
