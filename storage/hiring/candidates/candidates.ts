import { isId, type OwnedRef } from '../../../domain/common/ids.ts';
import { candidateWords } from '../../../domain/hiring/candidate-words.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { emailKey } from '../../../domain/common/email.ts';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { pushToTrail } from '../../accounts/audit/trail.schema.ts';
import { isDuplicateKey } from '../../duplicate-key.ts';
import { readOwned } from '../../read-owned.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { findByEmail, freeAddress } from './email-holder.ts';
import { movedKeys } from './email-keys.ts';
import { insertOverFreedAddress, insertRecord } from './insert-candidate.ts';

/** Members of the document that are not part of the candidate. */
export const unseen = { outbox: 0, trail: 0 } as const;

/** Maps a document to the candidate. */
export function candidateOfRecord({
  _id: id,
  emailKey: _key,
  words: _words,
  outbox: _outbox,
  trail: _trail,
  mergedInto: _merged,
  mergeDueAt: _due,
  personDueAt: _personDue,
  erasure: _erasure,
  employeeDueAt: _employeeDue,
  hire = null,
  ...candidate
}: CandidateRecord): Candidate {
  return { id, hire, ...candidate };
}

/** A candidate of the account. `mergedInto` is the survivor of a duplicate. */
export type FoundCandidate = { candidate: Candidate } | { mergedInto: string } | null;

const readRecord = readOwned<CandidateRecord>(candidateModel, unseen);

/** Looks a candidate up, in one query with others of the same moment; null when the account has none of this id. */
export async function findCandidate(stores: Stores, ref: OwnedRef): Promise<FoundCandidate> {
  if (!isId('candidate', ref.id)) return null;
  const record = await readRecord(stores, ref);
  if (record === null) return null;
  const { mergedInto } = record;
  return mergedInto === undefined ? { candidate: candidateOfRecord(record) } : { mergedInto };
}

/** Adds a candidate with its events; false when the account has one with that e-mail address. */
export async function insertCandidate(
  stores: Stores,
  { id, ...candidate }: Candidate,
  outbox: OutboxEvent[],
): Promise<boolean> {
  const { accountId, email } = candidate;
  const record: CandidateRecord = {
    _id: id,
    ...candidate,
    ...(email !== null && { emailKey: emailKey(email) }),
    words: candidateWords(candidate),
    ...personDue(candidate),
    outbox,
  };
  if (await insertRecord(stores, record)) return true;
  if (email === null || (await findByEmail(stores, accountId, email)) !== null) return false;
  await freeAddress(stores, { accountId, emailKey: emailKey(email) });
  return insertOverFreedAddress(stores, record);
}

export interface CandidateWrite {
  /** The new state; `version` is the version that was read. */
  candidate: Candidate;
  events: OutboxEvent[];
  /** Entries of the change for the audit log. */
  trail?: AuditEntry[];
  /** Whether the e-mail address changes. The candidate is then also found by the new one. */
  movesEmail?: boolean;
  /** Whether the candidate's employee is to be stored. */
  isHire?: boolean;
  /** Whether People Search showed the person before, or is to show it. */
  concernsPeople?: boolean;
}

/** The mark of a candidate that People Search must show. */
/** The marks of the records that a write makes outdated. */
function dueMarks({ concernsPeople = true, isHire = false }: CandidateWrite) {
  const now = new Date();
  return {
    ...(concernsPeople && { personDueAt: now }),
    ...(isHire && { employeeDueAt: now }),
  };
}

/** The mark of a person whom People Search is to show. */
export function personDue({ consent }: Pick<Candidate, 'consent'>): { personDueAt?: Date } {
  return consent.discovery ? { personDueAt: new Date() } : {};
}

/**
 * Writes a candidate over the version that was read, with the events of the change. Null when the write lost the
 * race; `taken` when the new e-mail address is another candidate's.
 */
export async function saveCandidate(
  stores: Stores,
  write: CandidateWrite,
): Promise<Candidate | null | 'taken'> {
  const { candidate, events, trail = [] } = write;
  const { id, accountId, version, ...content } = candidate;
  const moved = write.movesEmail === true ? await movedKeys(stores, candidate) : {};
  try {
    const record = await candidateModel(stores.mongo)
      .findOneAndUpdate(
        { _id: id, accountId, version, mergedInto: { $exists: false } },
        {
          $set: {
            ...content,
            ...moved.set,
            words: candidateWords(candidate),
            ...dueMarks(write),
          },
          ...(moved.unset && { $unset: moved.unset }),
          $inc: { version: 1 },
          $push: { outbox: { $each: events }, ...pushToTrail(trail) },
        },
        { returnDocument: 'after', projection: unseen },
      )
      .lean<CandidateRecord>();
    return record === null ? null : candidateOfRecord(record);
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}
