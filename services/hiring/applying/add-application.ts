import {
  changeApplicant,
  isRejected,
  type SentApplication,
} from '../../../domain/hiring/applying/change-applicant.ts';
import type { Application, Candidate } from '../../../domain/hiring/candidate.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import {
  findApplicant,
  insertApplicant,
  updateApplicant,
} from '../../../storage/hiring/candidates/applications.ts';
import type { Stores } from '../../../storage/stores.ts';
import { applicationEvents } from './application-events.ts';

export interface NewApplication extends SentApplication {
  /** The candidate to create if the applicant is new, without applications. */
  person: Candidate;
  emailKey: string | null;
  /** The source of a new candidate. */
  source: string;
}

export interface AddedApplication {
  candidateId: string;
  /** The application as stored. */
  application: Application;
  events: OutboxEvent[];
}

/** Limit of retries while concurrent writes create or remove the candidate. */
const MAX_TRIES = 5;

/**
 * Adds an application with its events in one write, to the candidate with that e-mail address or to a new one. Null
 * when the candidate has applied for the job; `full` when the document has reached its maximum size. The unique index
 * decides between concurrent callers, so there is one candidate and one application.
 */
export async function addApplication(
  stores: Stores,
  adding: NewApplication,
): Promise<AddedApplication | null | 'full'> {
  const { emailKey } = adding;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const added = await addPerson(stores, adding, tries > 0);
    if (added !== null || emailKey === null) return added;
    const outcome = await addToKnown(stores, adding, emailKey);
    if (outcome !== 'gone') return outcome;
  }
  throw new Error('Concurrent writes kept changing the candidate.');
}

async function addPerson(
  stores: Stores,
  { person, emailKey, application, source }: NewApplication,
  isRetry: boolean,
): Promise<AddedApplication | null> {
  const events = applicationEvents(person, application, {
    newFrom: source,
    isRejected: isRejected(application),
  });
  const isAdded = await insertApplicant(stores, { person, emailKey, application, events }, isRetry);
  return isAdded ? { candidateId: person.id, application, events } : null;
}

async function addToKnown(
  stores: Stores,
  adding: NewApplication,
  emailKey: string,
): Promise<AddedApplication | null | 'gone' | 'full'> {
  const { application: sent, changesConsent, person } = adding;
  const { accountId } = person;
  const applicant = await findApplicant(stores, { accountId, emailKey }, sent.jobId);
  if (applicant === null || typeof applicant === 'string') return applicant;
  const change = changeApplicant(applicant, adding);
  const { application, members } = change;
  const { _id: id, name, email, phone } = { ...applicant, ...members };
  const events = applicationEvents({ accountId, id, name, email, phone }, application, {
    changed: Object.keys(members),
    isRejected: change.isRejected,
  });
  const update = { ...change, emailKey, sent, changesConsent, events };
  const isAdded = await updateApplicant(stores, applicant, update);
  return isAdded ? { candidateId: id, application, events } : 'gone';
}
