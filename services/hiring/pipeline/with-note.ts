import { AppError } from '../../../domain/common/errors.ts';
import type { Candidate, CandidateNote } from '../../../domain/hiring/candidate.ts';
import type { CandidateWrite } from '../../../storage/hiring/candidates/candidates.ts';
import { updatedEvent } from './candidate-events.ts';

/** All notes of a candidate are in one document. */
const MOST_NOTES = 500;
const MOST_NOTES_BYTES = 4 * 1024 * 1024;

/** A candidate with one more note. @throws AppError `conflict` when there is no room for it. */
export function withNote(candidate: Candidate, note: CandidateNote): CandidateWrite {
  if (candidate.notes.length >= MOST_NOTES) {
    throw new AppError('conflict', { message: `A candidate has at most ${MOST_NOTES} notes.` });
  }
  const notes = [...candidate.notes, note];
  if (notes.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) > MOST_NOTES_BYTES) {
    const details = [
      { path: 'body', message: 'is too long: all notes of a candidate may have 4 MiB' },
    ];
    throw new AppError('conflict', {
      message: 'The notes of a candidate may have 4 MiB.',
      details,
    });
  }
  return {
    candidate: { ...candidate, notes, updatedAt: note.createdAt },
    events: [updatedEvent(candidate, ['notes'])],
  };
}
