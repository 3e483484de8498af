import { erasePersonal } from '../../common/personal.ts';
import { candidateSchema, type Candidate } from '../candidate.ts';

/** Ids by which data of an anonymised candidate is found in other collections. */
export interface Traces {
  fileIds: string[];
  noteIds: string[];
  /** Keyed hashes of its addresses; absent in older records. */
  addressKeys?: string[];
}

/** Erases the personal data of a candidate. Irreversible (decision 0015). */
export function anonymizeCandidate(candidate: Candidate, now: Date): Candidate {
  return {
    ...erasePersonal(candidateSchema, candidate),
    anonymizedAt: candidate.anonymizedAt ?? now,
    updatedAt: now,
  };
}

/** The ids of a candidate's files and notes. */
export function tracesOf({ applications, notes }: Candidate): Omit<Traces, 'addressKeys'> {
  return {
    fileIds: [...new Set(applications.flatMap(({ files }) => files.map(({ fileId }) => fileId)))],
    noteIds: notes.map(({ id }) => id),
  };
}

/**
 * Every id by which other collections may refer to this candidate: its own, those of its applications, and former
 * ones.
 */
export function idsOf({ id, formerIds, applications }: Candidate): string[] {
  return [id, ...formerIds, ...applications.map((application) => application.id)];
}
