import type { Application, Candidate } from '../../domain/hiring/candidate.ts';
import { candidateWords } from '../../domain/hiring/candidate-words.ts';
import type { OutboxEvent } from '../../domain/platform/events/event.ts';
import type { Stores } from '../stores.ts';
import type { CandidateRecord } from './candidate.model.ts';
import { MAX_CANDIDATE_BYTES } from './candidate-size.ts';
import { candidateCollection, insertOverFreedAddress, insertRecord } from './insert-candidate.ts';

/** What an event tells of the person who applied. */
export type Applicant = Pick<Candidate, 'id' | 'name' | 'email' | 'phone'>;

/** What an application says of a person beside itself. */
export interface ApplicantNews {
  isNew: boolean;
  /** Members of a known person that are different from now on. */
  changed: string[];
}

export interface NewApplication {
  /** The person, should it be new: with the id it then gets and without applications. */
  person: Candidate;
  emailKey: string | null;
  /** Whether the person said anything of being found by others; then it holds for a known person too. */
  statesConsent: boolean;
  application: Application;
  /** The events of the write, once it is known whose application it is. */
  eventsFor: (applicant: Applicant, what: ApplicantNews) => OutboxEvent[];
}

export interface AddedApplication {
  candidateId: string;
  events: OutboxEvent[];
}

/** So often a person may appear or go away between two steps. */
const MAX_TRIES = 5;
/** A duplicate of a duplicate of one: so far a merge is followed. */
const MAX_HOPS = 20;

/**
 * Adds an application with its events in one write: to the person with that e-mail address, or as a new person. Null
 * when this person has applied for the job, `full` when the document holds no more. The unique index decides between
 * any number of callers, so there is one person and one application whatever happens at the same time.
 */
export async function addApplication(
  stores: Stores,
  adding: NewApplication,
): Promise<AddedApplication | null | 'full'> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // Only an address that nobody has any more brings a second round.
    const insert = tries === 0 ? insertRecord : insertOverFreedAddress;
    const added = await insertPerson(adding, (record) => insert(stores, record));
    if (added !== null || adding.emailKey === null) return added;
    const outcome = await pushApplication(stores, adding, adding.emailKey);
    if (outcome !== 'gone') return outcome;
  }
  throw new Error('The candidate kept coming and going.');
}

async function insertPerson(
  { person, emailKey, application, eventsFor }: NewApplication,
  insert: (record: CandidateRecord) => Promise<boolean>,
): Promise<AddedApplication | null> {
  const { id, ...rest } = person;
  const events = eventsFor(person, { isNew: true, changed: [] });
  const isMade = await insert({
    _id: id,
    ...rest,
    ...(emailKey !== null && { emailKey }),
    words: candidateWords(person),
    applications: [application],
    outbox: events,
  });
  return isMade ? { candidateId: id, events } : null;
}

async function pushApplication(
  stores: Stores,
  { person, statesConsent, application, eventsFor }: NewApplication,
  emailKey: string,
): Promise<AddedApplication | null | 'gone' | 'full'> {
  const { accountId, consent } = person;
  const applicant = await findApplicant(stores, { accountId, emailKey }, application);
  if (applicant === null || typeof applicant === 'string') return applicant;
  const { _id: id, name, email, phone } = applicant;
  const { discovery } = applicant.consent;
  const changes = statesConsent && discovery !== consent.discovery;
  const changed = changes ? ['consent'] : [];
  const events = eventsFor({ id, name, email, phone }, { isNew: false, changed });
  const { matchedCount } = await candidateCollection(stores).updateOne(
    {
      _id: id,
      ...(applicant.isHolder && { emailKey }),
      mergedInto: { $exists: false },
      anonymizedAt: null,
      ...(statesConsent && { 'consent.discovery': discovery }),
      'applications.jobId': { $ne: application.jobId },
    },
    {
      $push: { applications: application, outbox: { $each: events } },
      $set: { updatedAt: application.submittedAt, ...(changes && { consent }) },
      $inc: { version: 1 },
    },
  );
  return matchedCount === 1 ? { candidateId: id, events } : 'gone';
}

/** Who applies by an address; null for somebody who has applied for the job. */
async function findApplicant(
  stores: Stores,
  address: { accountId: string; emailKey: string },
  application: Application,
): Promise<(Known & { isHolder: boolean }) | null | 'gone' | 'full'> {
  const holder = await candidateCollection(stores).findOne<Known>(address, { projection: known });
  if (holder === null) return 'gone';
  // A duplicate that is being merged may still hold applications its survivor has not got yet.
  if (hasApplied(holder, application)) return null;
  const applicant = holder.mergedInto === undefined ? holder : await survivorOf(stores, holder);
  if (applicant === null) return 'gone';
  if (hasApplied(applicant, application)) return null;
  if (applicant.bytes > MAX_CANDIDATE_BYTES) return 'full';
  return { ...applicant, isHolder: applicant === holder };
}

/** A person who may have applied, and how large the document is. */
type Known = CandidateRecord & { bytes: number };

const known = {
  ...{ name: 1, email: 1, phone: 1, consent: 1, mergedInto: 1 },
  'applications.jobId': 1,
  bytes: { $bsonSize: '$$ROOT' },
} as const;

function hasApplied({ applications }: CandidateRecord, { jobId }: Application): boolean {
  return applications.some((application) => application.jobId === jobId);
}

/** Whom a merged duplicate is part of; null where that is not to be said now, and a new person may come. */
async function survivorOf(
  stores: Stores,
  { _id, mergedInto }: CandidateRecord,
): Promise<Known | null> {
  let next = mergedInto;
  for (let hops = 0; next !== undefined && hops < MAX_HOPS; hops += 1) {
    const survivor = await candidateCollection(stores).findOne<Known>(
      { _id: next },
      { projection: { ...known, anonymizedAt: 1 } },
    );
    if (survivor === null || survivor.anonymizedAt !== null) {
      await candidateCollection(stores).updateOne({ _id }, { $unset: { emailKey: '' } });
      return null;
    }
    if (survivor.mergedInto === undefined) return survivor;
    next = survivor.mergedInto;
  }
  return null;
}
