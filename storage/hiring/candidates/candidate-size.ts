import { mongo } from 'mongoose';
import type { Candidate } from '../../../domain/hiring/candidate.ts';

/**
 * So large a person's document may become. MongoDB takes 16 MiB: what lies between is for applications that arrive at the
 * same moment, and for events that have not been told yet.
 */
export const MAX_CANDIDATE_BYTES = 12 * 1024 * 1024;

/** What a person takes in MongoDB, but for events and the like. */
export function bytesOf(candidate: Candidate): number {
  return mongo.BSON.calculateObjectSize(candidate);
}

/** Which of the members that grow without end takes most. */
export function largestMember({ notes, applications }: Candidate): 'notes' | 'applications' {
  const { calculateObjectSize: sizeOf } = mongo.BSON;
  return sizeOf({ notes }) > sizeOf({ applications }) ? 'notes' : 'applications';
}
