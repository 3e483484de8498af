import { AppError } from '../../../domain/common/errors.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { bytesOf, hasRoom, MAX_GROWN_BYTES } from '../../../storage/document-size.ts';

/** @throws AppError `conflict` for a change with which a candidate exceeds the size of a document. */
export function requireRoom(before: Candidate, after: Candidate): void {
  if (hasRoom(before, after)) return;
  throw tooLarge(largestMember(after), 'leave no room for more');
}

/** @throws AppError `conflict` for two candidates that together exceed the size of a document. */
export function requireRoomForBoth(primary: Candidate, duplicate: Candidate): void {
  if (bytesOf(primary) + bytesOf(duplicate) <= MAX_GROWN_BYTES) return;
  throw tooLarge(largestMember(duplicate), 'of both take more than one candidate holds');
}

/** The largest of the members that can grow. */
function largestMember({ notes, applications }: Candidate): 'notes' | 'applications' {
  return bytesOf({ notes }) > bytesOf({ applications }) ? 'notes' : 'applications';
}

function tooLarge(member: 'notes' | 'applications', message: string): AppError {
  return new AppError('conflict', {
    message: `The ${member} ${message}.`,
    details: [{ path: member, message }],
  });
}
