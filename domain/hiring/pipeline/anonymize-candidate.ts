import { namelessCandidate } from '../../common/actor.ts';
import type { Application, Candidate } from '../candidate.ts';
import { emptyPerson } from '../new-candidate.ts';

/** What remains to be found elsewhere once the candidate itself says nothing any more: ids only. */
export interface Traces {
  fileIds: string[];
  noteIds: string[];
}

/**
 * Removes everything that identifies the person. Jobs, stages and times stay, so that counts stay. Irreversible
 * (decision 0015).
 */
export function anonymizeCandidate(candidate: Candidate, now: Date): Candidate {
  return {
    ...candidate,
    ...emptyPerson(),
    applications: candidate.applications.map(anonymizeApplication),
    anonymizedAt: candidate.anonymizedAt ?? now,
    updatedAt: now,
  };
}

/** The ids by which files and notes of a candidate are found in other places. */
export function tracesOf({ applications, notes }: Candidate): Traces {
  return {
    fileIds: [...new Set(applications.flatMap(({ files }) => files.map(({ fileId }) => fileId)))],
    noteIds: notes.map(({ id }) => id),
  };
}

/** Every id under which anything else may speak of this candidate. */
export function idsOf({ id, formerIds, applications }: Candidate): string[] {
  return [id, ...formerIds, ...applications.map((application) => application.id)];
}

function anonymizeApplication(application: Application): Application {
  return {
    ...application,
    answers: {},
    files: [],
    history: application.history.map((visit) => ({
      ...visit,
      actor: namelessCandidate(visit.actor),
      reason: null,
    })),
    appliedBy: null,
    sessionId: null,
  };
}
