import { invalidRequest } from '../../../domain/common/errors.ts';
import type { Application, Candidate } from '../../../domain/hiring/candidate.ts';
import type { Actor } from '../../../domain/common/actor.ts';
import { newApplication, newCandidate } from '../../../domain/hiring/new-candidate.ts';
import {
  changedCandidate,
  type NewCandidateInput,
} from '../../../domain/hiring/pipeline/candidate-input.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { findCandidate, insertCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { idOf, newId } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { applicationEvents } from '../applying/application-events.ts';
import type { Creation } from '../creation.ts';
import { createdEvent } from './candidate-events.ts';
import { emailTaken } from './require-candidate.ts';

/** The default source of a candidate who did not apply. */
const SOURCED = 'sourced';

interface Sourcing extends Creation {
  actor: Actor;
  input: NewCandidateInput;
}

/**
 * Adds a person, with an application when a job is given.
 * @throws AppError `conflict` with the id of an existing candidate.
 */
export async function createCandidate(
  ctx: AppContext,
  { accountId, actor, input, run }: Sourcing,
): Promise<Candidate> {
  const named = idOf('candidate', run);
  const earlier = run === null ? null : await findCandidate(ctx.stores, { accountId, id: named });
  if (earlier !== null && 'candidate' in earlier) return earlier.candidate;
  // A candidate that was merged, or whose creation was interrupted, keeps its id.
  const id = earlier === null ? named : newId('candidate');
  const { job_id: jobId, ...details } = input;
  const now = new Date();
  const nobody = { ...newCandidate({ id, accountId }, now), source: SOURCED };
  const person = changedCandidate(nobody, details, now).candidate;
  const posting = jobId === undefined ? null : await requirePosting(ctx, accountId, jobId);
  const applications = posting === null ? [] : [await sourced(ctx, posting, { actor, now })];
  const candidate = { ...person, applications };
  const events = eventsOf(candidate);
  if (!(await insertCandidate(ctx.stores, candidate, events))) {
    // The id is taken: an earlier attempt of this run succeeded in the meantime.
    const late = await findCandidate(ctx.stores, { accountId, id });
    if (late !== null && 'candidate' in late) return late.candidate;
    throw await emailTaken(ctx.stores, accountId, candidate.email);
  }
  announceSoon(ctx, { collection: 'candidates', documentId: candidate.id, events });
  return candidate;
}

function eventsOf(candidate: Candidate): OutboxEvent[] {
  const [application] = candidate.applications;
  if (application === undefined) return [createdEvent(candidate)];
  return applicationEvents(candidate, application, { newFrom: candidate.source ?? SOURCED });
}

async function requirePosting(
  ctx: Pick<AppContext, 'stores'>,
  accountId: string,
  id: string,
): Promise<Posting> {
  const posting = await findPosting(ctx.stores, { accountId, id });
  if (posting === null || posting.status === 'archived') {
    throw invalidRequest('job_id', 'is not a job of this account');
  }
  return posting;
}

async function sourced(
  { stores }: Pick<AppContext, 'stores'>,
  posting: Posting,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Application> {
  const { accountId, organizationId } = posting;
  const organization = await findOrganization(stores, { accountId, id: organizationId });
  const companyName = organization?.name ?? '';
  const start = { id: newId('application'), posting, companyName, actor };
  return { ...newApplication(start, now), sourced: true };
}
