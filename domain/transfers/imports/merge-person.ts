import type { Candidate } from '../../hiring/candidate.ts';
import { changedCandidate, type CandidateChanges } from '../../hiring/pipeline/candidate-input.ts';

const MOST = { links: 20, skills: 200, tags: 50 } as const;

/**
 * A known candidate after a row: texts replace, lists are added to. A consent that was withdrawn here stays withdrawn,
 * and the address that identifies the candidate stays.
 */
export function mergePerson(
  candidate: Candidate,
  { email, consent_discovery: _consent, ...person }: CandidateChanges,
  now: Date,
): { candidate: Candidate; changed: string[] } {
  const changes: CandidateChanges = {
    ...person,
    ...(candidate.email === null && email !== undefined && { email }),
  };
  for (const member of ['links', 'skills', 'tags'] as const) {
    const added = person[member];
    if (!added) continue;
    changes[member] = [...new Set([...candidate[member], ...added])].slice(0, MOST[member]);
  }
  return changedCandidate(candidate, changes, now);
}
