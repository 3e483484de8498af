import { AppError } from '../../../domain/common/errors.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  bytesOf,
  largestMember,
  MAX_CANDIDATE_BYTES,
} from '../../../storage/hiring/candidates/candidate-size.ts';

/** @throws AppError `conflict` for a change by which a person takes more than one document holds. */
export function requireRoom(before: Candidate, after: Candidate): void {
  const bytes = bytesOf(after);
  if (bytes <= MAX_CANDIDATE_BYTES || bytes <= bytesOf(before)) return;
  throw tooLarge(largestMember(after), 'leave no room for more');
}

/** @throws AppError `conflict` for two persons that one document does not hold. */
export function requireRoomForBoth(primary: Candidate, duplicate: Candidate): void {
  if (bytesOf(primary) + bytesOf(duplicate) <= MAX_CANDIDATE_BYTES) return;
  throw tooLarge(largestMember(duplicate), 'of both take more than one candidate holds');
}

function tooLarge(member: 'notes' | 'applications', message: string): AppError {
  return new AppError('conflict', {
    message: `The ${member} ${message}.`,
    details: [{ path: member, message }],
  });
}
