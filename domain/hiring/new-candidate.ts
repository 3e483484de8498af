import { FIRST_STAGE, type Application, type Candidate } from './candidate.ts';
import type { Actor } from '../common/actor.ts';
import type { Posting } from './posting.ts';

/** A candidate without any details. */
export function newCandidate(key: Pick<Candidate, 'id' | 'accountId'>, now: Date): Candidate {
  return {
    ...key,
    name: null,
    email: null,
    phone: null,
    location: null,
    links: [],
    skills: [],
    source: null,
    consent: { discovery: false, grantedAt: null },
    tags: [],
    notes: [],
    applications: [],
    hire: null,
    formerIds: [],
    anonymizedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

interface ApplicationStart {
  id: string;
  posting: Pick<Posting, 'id' | 'title' | 'organizationId'>;
  companyName: string;
  actor: Actor;
}

/** An empty application at the first stage. */
export function newApplication(
  { id, posting, companyName, actor }: ApplicationStart,
  now: Date,
): Application {
  return {
    id,
    jobId: posting.id,
    jobTitle: posting.title,
    organizationId: posting.organizationId,
    companyName,
    stage: FIRST_STAGE,
    status: 'active',
    sourced: false,
    submittedAt: now,
    answers: {},
    files: [],
    history: [{ stage: FIRST_STAGE, enteredAt: now, leftAt: null, actor, reason: null }],
    appliedBy: null,
    sessionId: null,
  };
}
