import { appliedFor, type Application, type Candidate } from '../../../domain/hiring/candidate.ts';
import { completeSourced, type ApplicationPlace } from '../../../domain/hiring/complete-sourced.ts';
import { candidateWords } from '../../../domain/hiring/candidate-words.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { MAX_GROWN_BYTES } from '../../document-size.ts';
import type { Stores } from '../../stores.ts';
import type { CandidateRecord } from './candidate.model.ts';
import { personDue } from './candidates.ts';
import { followAddress, freeAddress, type Address } from './email-holder.ts';
import { candidateCollection, insertOverFreedAddress, insertRecord } from './insert-candidate.ts';

/** The applicant's members that events contain. */
export type Applicant = Pick<Candidate, 'id' | 'name' | 'email' | 'phone'>;

/** How an application changes its candidate. */
export interface ApplicantChange {
  isNew: boolean;
  /** Changed members of a known candidate. */
  changed: string[];
  /** Whether a knock-out rule rejects the application. */
  isRejected: boolean;
}

export interface NewApplication {
  /** The candidate to create if the applicant is new, without applications. */
  person: Candidate;
  emailKey: string | null;
  /** Whether the application's consent replaces that of a known candidate. A new candidate always gets it. */
  changesConsent: boolean;
  application: Application;
  /** Builds the events of the write, once the candidate and the application are known. */
  eventsFor: (
    applicant: Applicant,
    application: Application,
    what: ApplicantChange,
  ) => OutboxEvent[];
}

export interface AddedApplication {
  candidateId: string;
  /**
   * The application as stored. If the employer had sourced the candidate for the job, this is the sourced
   * application, completed.
   */
  application: Application;
  events: OutboxEvent[];
}

/** Limit of retries while concurrent writes create or remove the candidate. */
const MAX_TRIES = 5;

/**
 * Adds an application with its events in one write, to the candidate with that e-mail address or to a new one. Null
 * when the candidate has applied for the job; `full` when the document has reached its maximum size. The unique index
 * decides between concurrent callers, so there is one candidate and one application. An application that the employer
 * had sourced for the job is completed instead, and the new id becomes a former id of the candidate.
 */
export async function addApplication(
  stores: Stores,
  adding: NewApplication,
): Promise<AddedApplication | null | 'full'> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // A retry is needed only when the address was released in between.
    const insert = tries === 0 ? insertRecord : insertOverFreedAddress;
    const added = await insertPerson(adding, (record) => insert(stores, record));
    if (added !== null || adding.emailKey === null) return added;
    const outcome = await pushApplication(stores, adding, adding.emailKey);
    if (outcome !== 'gone') return outcome;
  }
  throw new Error('Concurrent writes kept changing the candidate.');
}

async function insertPerson(
  { person, emailKey, application, eventsFor }: NewApplication,
  insert: (record: CandidateRecord) => Promise<boolean>,
): Promise<AddedApplication | null> {
  const { id, ...rest } = person;
  const isRejected = isOver(application);
  const events = eventsFor(person, application, { isNew: true, changed: [], isRejected });
  const isMade = await insert({
    _id: id,
    ...rest,
    ...(emailKey !== null && { emailKey }),
    words: candidateWords(person),
    ...personDue(person),
    applications: [application],
    outbox: events,
  });
  return isMade ? { candidateId: id, application, events } : null;
}

function isOver({ status }: Pick<Application, 'status'>): boolean {
  return status === 'rejected';
}

async function pushApplication(
  stores: Stores,
  adding: NewApplication,
  emailKey: string,
): Promise<AddedApplication | null | 'gone' | 'full'> {
  const { application, changesConsent, eventsFor } = adding;
  const { accountId } = adding.person;
  const applicant = await findApplicant(stores, { accountId, emailKey }, application);
  if (applicant === null || typeof applicant === 'string') return applicant;
  const { _id: id } = applicant;
  const members = changedMembers(adding, applicant);
  const { name, email, phone } = { ...applicant, ...members };
  const filling = fillingOf(applicant, members);
  const { added, isRejected, ...place } = placeOf(application, applicant);
  const events = eventsFor({ id, name, email, phone }, added, {
    isNew: false,
    changed: Object.keys(members),
    isRejected,
  });
  const { matchedCount } = await candidateCollection(stores).updateOne(
    {
      _id: id,
      ...(applicant.isHolder && { emailKey }),
      mergedInto: { $exists: false },
      anonymizedAt: null,
      ...(changesConsent && { 'consent.discovery': applicant.consent.discovery }),
      ...place.isStill,
      ...filling.isStill,
    },
    {
      $push: { ...place.push, outbox: { $each: events } },
      $set: {
        ...{ ...place.set, ...members, ...filling.set },
        ...((applicant.consent.discovery || members.consent) && { personDueAt: new Date() }),
        updatedAt: application.submittedAt,
      },
      $inc: { version: 1 },
    },
  );
  return matchedCount === 1 ? { candidateId: id, application: added, events } : 'gone';
}

type ChangedMembers = Partial<Pick<Candidate, 'name' | 'phone' | 'consent'>>;

/**
 * The changed members of a known candidate: those that were null before, and consent if the application changes it.
 */
function changedMembers({ person, changesConsent }: NewApplication, known: Known): ChangedMembers {
  const { name, phone, consent } = person;
  return {
    ...(known.name === null && name !== null && { name }),
    ...(known.phone === null && phone !== null && { phone }),
    ...(changesConsent && known.consent.discovery !== consent.discovery && { consent }),
  };
}

/** New values also change the search words. The write is then conditional on the version. */
function fillingOf(known: Known, { name, phone }: ChangedMembers) {
  if (name === undefined && phone === undefined) return { isStill: {}, set: {} };
  const person = { ...known, name: name ?? known.name, phone: phone ?? known.phone };
  return { isStill: { version: known.version }, set: { words: candidateWords(person) } };
}

/** The application to store for a known candidate and its place: appended, or in place of a sourced application. */
function placeOf(application: Application, { applications, version }: Known) {
  const at = applications.findIndex(({ jobId }) => jobId === application.jobId);
  const sourced = applications[at];
  if (sourced === undefined) {
    const isStill = { 'applications.jobId': { $ne: application.jobId } };
    const push = { applications: application };
    return { added: application, isRejected: isOver(application), isStill, push, set: {} };
  }
  const added = completeSourced(sourced, application);
  return {
    added,
    isRejected: isOver(added) && !isOver(sourced),
    isStill: { version },
    push: { formerIds: application.id },
    set: { [`applications.${at}`]: added },
  };
}

/** The candidate that an address leads to; null when the candidate has applied for the job. */
async function findApplicant(
  stores: Stores,
  address: Address,
  application: Application,
): Promise<(Known & { isHolder: boolean }) | null | 'gone' | 'full'> {
  const way = await followAddress<Known>(stores, address, known);
  const applicant = way.at(-1);
  if (applicant === undefined) return 'gone';
  if (applicant.anonymizedAt !== null) {
    await freeAddress(stores, address);
    return 'gone';
  }
  // A duplicate that is being merged may still hold applications that its survivor does not have yet.
  if (way.some(({ applications }) => appliedFor(applications, application.jobId))) return null;
  if (applicant.mergedInto !== undefined) return 'gone';
  if (applicant.bytes > MAX_GROWN_BYTES) return 'full';
  return { ...applicant, isHolder: way.length === 1 };
}

/** A known candidate and the size of its document. */
type Known = Omit<CandidateRecord, 'applications'> & {
  bytes: number;
  applications: ApplicationPlace[];
};

const known = {
  ...{ name: 1, email: 1, phone: 1, location: 1, skills: 1, tags: 1, consent: 1, version: 1 },
  ...{ 'applications.id': 1, 'applications.jobId': 1, 'applications.sourced': 1 },
  ...{ 'applications.jobTitle': 1, 'applications.organizationId': 1 },
  ...{ 'applications.companyName': 1, 'applications.submittedAt': 1 },
  ...{ 'applications.stage': 1, 'applications.status': 1, 'applications.history': 1 },
  bytes: { $bsonSize: '$$ROOT' },
} as const;
