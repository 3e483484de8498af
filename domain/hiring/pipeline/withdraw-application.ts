import type { Candidate } from '../candidate.ts';

/**
 * An application withdrawn by its applicant; null when it is withdrawn already. It stays at its stage, and its history
 * stays as it is.
 */
export function withdrawApplication(
  candidate: Candidate,
  applicationId: string,
  now: Date,
): Candidate | null {
  const applications = candidate.applications.map((one) =>
    one.id === applicationId && one.status !== 'withdrawn'
      ? { ...one, status: 'withdrawn' as const, withdrawnAt: now }
      : one,
  );
  const isChanged = applications.some((one, index) => one !== candidate.applications[index]);
  return isChanged ? { ...candidate, applications, updatedAt: now } : null;
}
