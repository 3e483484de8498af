import type {
  ApplicantChange,
  ApplicationPlace,
} from '../../../domain/hiring/applying/change-applicant.ts';
import { appliedFor, type Application, type Candidate } from '../../../domain/hiring/candidate.ts';
import { answerWords, candidateWords } from '../../../domain/hiring/candidate-words.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { MAX_GROWN_BYTES } from '../../document-size.ts';
import type { Stores } from '../../stores.ts';
import type { CandidateRecord } from './candidate.model.ts';
import { personDue } from './candidates.ts';
import { followAddress, freeAddress, type Address } from './email-holder.ts';
import { candidateCollection, insertOverFreedAddress, insertRecord } from './insert-candidate.ts';

export interface NewApplicant {
  /** Without applications. */
  person: Candidate;
  emailKey: string | null;
  application: Application;
  events: OutboxEvent[];
}

/** Adds a candidate with an application and its events in one write; false when the address is taken. */
export function insertApplicant(
  stores: Stores,
  { person, emailKey, application, events }: NewApplicant,
  isRetry: boolean,
): Promise<boolean> {
  const { id, ...rest } = person;
  // A retry is needed only when the address was released in between.
  const insert = isRetry ? insertOverFreedAddress : insertRecord;
  return insert(stores, {
    _id: id,
    ...rest,
    ...(emailKey !== null && { emailKey }),
    words: candidateWords({ ...person, applications: [application] }),
    ...personDue(person),
    applications: [application],
    outbox: events,
  });
}

/** A known candidate, its address, and the size of its document. */
export interface Applicant extends Omit<CandidateRecord, 'applications'> {
  bytes: number;
  applications: ApplicationPlace[];
  /** Whether it holds the address itself, and not a duplicate that was merged into it. */
  isHolder: boolean;
}

/**
 * The candidate that an address leads to. Null when the candidate has applied for the job; `full` when the document has
 * reached its maximum size; `gone` when there is none, or a concurrent write is removing it.
 */
export async function findApplicant(
  stores: Stores,
  address: Address,
  jobId: string,
): Promise<Applicant | null | 'gone' | 'full'> {
  const way = await followAddress<Omit<Applicant, 'isHolder'>>(stores, address, known);
  const applicant = way.at(-1);
  if (applicant === undefined) return 'gone';
  if (applicant.anonymizedAt !== null) {
    await freeAddress(stores, address);
    return 'gone';
  }
  // A duplicate that is being merged may still hold applications that its survivor does not have yet.
  if (way.some(({ applications }) => appliedFor(applications, jobId))) return null;
  if (applicant.mergedInto !== undefined) return 'gone';
  if (applicant.bytes > MAX_GROWN_BYTES) return 'full';
  return { ...applicant, isHolder: way.length === 1 };
}

const known = {
  ...{ name: 1, email: 1, phone: 1, consent: 1, version: 1 },
  ...{ 'applications.id': 1, 'applications.jobId': 1, 'applications.sourced': 1 },
  ...{ 'applications.jobTitle': 1, 'applications.organizationId': 1 },
  ...{ 'applications.companyName': 1, 'applications.submittedAt': 1 },
  ...{ 'applications.stage': 1, 'applications.status': 1, 'applications.history': 1 },
  bytes: { $bsonSize: '$$ROOT' },
} as const;

export interface ApplicantUpdate extends ApplicantChange {
  emailKey: string;
  /** The application as sent. */
  sent: Application;
  /** Whether the application's consent replaces that of the candidate. */
  changesConsent: boolean;
  events: OutboxEvent[];
}

/**
 * Adds an application with its events to a known candidate in one write; false when the candidate has changed since it
 * was read. If a sourced application is completed, the new id becomes a former id of the candidate.
 */
export async function updateApplicant(
  stores: Stores,
  applicant: Applicant,
  update: ApplicantUpdate,
): Promise<boolean> {
  const { application, emailKey, sent, changesConsent, members, events } = update;
  const { discovery } = applicant.consent;
  const filling = fillingOf(applicant, members);
  const place = placeOf(applicant, update);
  const { matchedCount } = await candidateCollection(stores).updateOne(
    {
      _id: applicant._id,
      ...(applicant.isHolder && { emailKey }),
      mergedInto: { $exists: false },
      anonymizedAt: null,
      ...(changesConsent && { 'consent.discovery': discovery }),
      ...place.isStill,
      ...filling.isStill,
    },
    {
      $push: { ...place.push, outbox: { $each: events } },
      $addToSet: { words: { $each: [...filling.words, ...answerWords(application)] } },
      $set: {
        ...{ ...place.set, ...members },
        ...((discovery || members.consent) && { personDueAt: new Date() }),
        updatedAt: sent.submittedAt,
      },
      $inc: { version: 1 },
    },
  );
  return matchedCount === 1;
}

/** New values are conditional on the version, and add search words. */
function fillingOf({ version }: Applicant, { name, phone }: ApplicantChange['members']) {
  if (name === undefined && phone === undefined) return { isStill: {}, words: [] };
  const person = { name: name ?? null, phone: phone ?? null };
  const none = { email: null, location: null, skills: [], tags: [] };
  return { isStill: { version }, words: candidateWords({ ...none, ...person }) };
}

/** Where the application is stored: appended, or in place of the sourced one. */
function placeOf({ version }: Applicant, { application, sent, sourcedAt }: ApplicantUpdate) {
  if (sourcedAt === null) {
    const isStill = { 'applications.jobId': { $ne: application.jobId } };
    return { isStill, push: { applications: application }, set: {} };
  }
  return {
    isStill: { version },
    push: { formerIds: sent.id },
    set: { [`applications.${sourcedAt}`]: application },
  };
}
